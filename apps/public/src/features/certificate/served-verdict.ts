import type { ShownVerdict } from '@concord/institute';

/** The verdict that the server sends with the page of a number. */
function readFromPage(): ShownVerdict | undefined {
  const element = typeof document === 'undefined' ? null : document.getElementById('served-verdict');
  return element ? (JSON.parse(element.textContent) as ShownVerdict) : undefined;
}

let served = readFromPage();

/** The verdict to show at first, so that hydration finds what was served; without one the number is looked up. */
export const servedVerdict = (): ShownVerdict | undefined => served;

/** For the build, which renders the page of each verdict; `undefined` once another one may be shown. */
export function provideVerdict(verdict: ShownVerdict | undefined): void {
  served = verdict;
}
