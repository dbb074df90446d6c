/** Random numbers from 0 to below 1, reproducible by their seed. */
export type Random = () => number;

/** The generator mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const pick = <T>(choices: readonly T[], random: Random): T | undefined =>
  choices[Math.floor(random() * choices.length)];
