"""The five games; each folder is one title and imports only the kernel."""
