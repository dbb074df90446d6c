const GROWTH = 1.5;

/**
 * Finds the largest number that holds: increases by half from `first` until one fails, then halves the gap
 * `halvings` times. If `first` itself fails, the search goes down from it.
 * @returns 0 if none held.
 */
export async function findLargest(
  { first, most, halvings }: { first: number; most: number; halvings: number },
  holds: (candidates: number) => Promise<boolean>,
): Promise<number> {
  let good = 0;
  let bad = first;
  for (let next = first; next <= most; next = Math.ceil(next * GROWTH)) {
    bad = next;
    if (!(await holds(next))) break;
    good = next;
  }
  for (let step = 0; step < halvings && bad > good + 1; step += 1) {
    const middle = Math.floor((good + bad) / 2);
    if (await holds(middle)) good = middle;
    else bad = middle;
  }
  return good;
}
