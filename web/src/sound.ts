// Sound cues. Silent until the first tap (browsers demand it) and whenever the person wants it so.

import { file } from "./net/hosted";
import { settings } from "./settings";

const CUES = [
  "tick", "knock", "thud", "brush-1", "brush-2", "brush-3", "card-draw", "card-flip", "die", "rumble", "crack",
  "canvas", "page", "steel", "your-turn", "win", "loss", "bubble", "bubbles",
] as const; // prettier-ignore
export type Cue = (typeof CUES)[number];

const AT_ONCE = 4;
const APART = 60;

let context: AudioContext | undefined;
const buffers = new Map<string, Promise<AudioBuffer | undefined>>();
const last = new Map<string, number>();
let playing = 0;
let strokes = 0;

/** To be called from a tap or a key. */
export function wake(): void {
  if (!settings().sound || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Whether cues are heard: browsers want a tap or a key first. */
export const isAwake = (): boolean => context?.state === "running";

/** A cue of the platform by its name; a name nobody knows is silent. */
export function cue(name: string): void {
  const known = name === "brush" ? (`brush-${(strokes++ % 3) + 1}` as Cue) : (name as Cue);
  if (!context || !settings().sound || !CUES.includes(known)) return;
  const now = performance.now();
  if (playing >= AT_ONCE || now - (last.get(known) ?? -Infinity) < APART) return;
  last.set(known, now);
  void load(known).then((buffer) => buffer && start(buffer, known));
}

function load(name: string): Promise<AudioBuffer | undefined> {
  let buffer = buffers.get(name);
  if (!buffer) buffers.set(name, (buffer = fetchCue(name)));
  return buffer;
}

async function fetchCue(name: string): Promise<AudioBuffer | undefined> {
  const vorbis = document.createElement("audio").canPlayType("audio/ogg; codecs=vorbis");
  try {
    const found = await file(`/sounds/${name}.${vorbis ? "ogg" : "m4a"}`);
    return found && (await context?.decodeAudioData(await found.arrayBuffer()));
  } catch {
    return undefined;
  }
}

function start(buffer: AudioBuffer, name: string): void {
  if (!context) return;
  const source = context.createBufferSource();
  source.buffer = buffer;
  if (name.startsWith("brush")) source.playbackRate.value = 0.97 + Math.random() * 0.06;
  source.connect(context.destination);
  playing++;
  source.onended = () => playing--;
  source.start();
}
