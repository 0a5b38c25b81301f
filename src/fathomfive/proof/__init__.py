"""How a game is proven: the conformance suite, the rules and their tests, the fuzzer, mutation proof."""
