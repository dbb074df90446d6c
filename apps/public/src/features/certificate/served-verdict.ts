import type { ShownVerdict } from '@concord/institute';

/** Reads the verdict embedded in the served page. */
function readFromPage(): ShownVerdict | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById('served-verdict');
  return element ? (JSON.parse(element.textContent) as ShownVerdict) : undefined;
}

let served = readFromPage();

/** Initial verdict, so that hydration matches the served page. Without one, the number is looked up. */
export const servedVerdict = (): ShownVerdict | undefined => served;

/** Sets the verdict that the build renders; `undefined` resets it. */
export function provideVerdict(verdict: ShownVerdict | undefined): void {
  served = verdict;
}
