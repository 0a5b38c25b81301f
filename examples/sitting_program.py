"""The shortest program for `fathom sit`: reads questions as lines of JSON, answers with any option.

fathom sit 'https://house.example/t/TABLE#p.TOKEN' --command 'python examples/sitting_program.py'
"""

import json
import random  # a player may be as fickle as they like
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["t"] == "ask":
        print(json.dumps({"n": random.choice(told["options"])["n"]}), flush=True)
