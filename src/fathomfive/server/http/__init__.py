"""HTTP under `/api`: routes by subject. Pydantic stays in here; bodies of answers are msgspec structs."""
