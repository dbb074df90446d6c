/** Chance that comes out the same for the same seed (mulberry32): 0 up to 1. */
export type Chance = () => number;

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/** The pause of the exam page before its next try: doubling to half a minute, half of it chance, plus what the server asks. */
export function retryDelay(failures: number, chance: Chance, retryAfterSeconds = 0): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failures - 1));
  return retryAfterSeconds * 1000 + longest / 2 + (chance() * longest) / 2;
}
