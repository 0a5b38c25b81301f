// The show as the dock sees it: what is told, what is asked meanwhile, and the switches.

import { change, settings } from "../settings";
import type { Store } from "../store/store";
import type { Director } from "./director";
import type { Speed } from "./pace";
import type { Show } from "./told";

export function showOf(store: Store, director: Director): Show {
  const { prompt } = store.now?.scene ?? {};
  return {
    telling: director.telling,
    paused: director.pace.paused,
    hurried: director.pace.hurried,
    speed: settings().speed,
    asked: prompt?.yours && store.ask?.yours.length ? prompt.text : undefined,
    mayPlayAgain: director.mayPlayAgain,
    pause: () => director.pause(),
    hurry: (hurried) => director.hurry(hurried),
    goOn: () => director.goOn(),
    skip: () => director.skip(),
    setSpeed: (speed: Speed) => {
      change({ speed });
      director.pace.follow();
      if (speed === "once") director.skip();
    },
  };
}
