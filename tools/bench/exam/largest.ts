/** What was tried, in order. */
export interface Tried {
  candidates: number;
  holds: boolean;
}

const GROWTH = 1.5;

/**
 * Finds the largest number that holds: up by half from `first` until one does not hold, then halving the gap
 * `halvings` times. When `first` does not hold itself, the search goes down from it. @returns 0 when none held.
 */
export async function findLargest(
  { first, most, halvings }: { first: number; most: number; halvings: number },
  holds: (candidates: number) => Promise<boolean>,
): Promise<{ largest: number; tried: Tried[] }> {
  const tried: Tried[] = [];
  const check = async (candidates: number) => {
    const result = await holds(candidates);
    tried.push({ candidates, holds: result });
    return result;
  };
  let good = 0;
  let bad = first;
  for (let next = first; next <= most; next = Math.ceil(next * GROWTH)) {
    bad = next;
    if (!(await check(next))) break;
    good = next;
  }
  for (let step = 0; step < halvings && bad > good + 1; step += 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await check(middle)) good = middle;
    else bad = middle;
  }
  return { largest: good, tried };
}
