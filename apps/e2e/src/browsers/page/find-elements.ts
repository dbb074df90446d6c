import type * as TestingLibrary from '@testing-library/dom';

/** A full text, or a regular expression in JSON form. */
export type Pattern = string | { readonly source: string; readonly flags: string };

/** One step of a search: elements inside those found by the previous step. */
export interface Step {
  readonly by: 'role' | 'label' | 'text' | 'testId';
  /** The role, for a search by role. */
  readonly role?: string;
  /** Accessible name for a role; else the label, text or id. */
  readonly pattern?: Pattern;
}

/** State of an element as used by the tests. */
export interface ElementState {
  readonly text: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isEnabled: boolean;
  readonly isFocused: boolean;
}

declare global {
  interface Window {
    /** The finder of the tests, installed in each document. */
    concordFind?: (steps: readonly Step[]) => HTMLElement[];
    TestingLibraryDom: typeof TestingLibrary;
  }
}

/** Runs in the page: installs the finder, which finds only what a screen reader finds. */
export function installFinder(): void {
  const library = window.TestingLibraryDom;
  const patternOf = (given: Pattern | undefined) =>
    typeof given === 'object' ? new RegExp(given.source, given.flags) : given;
  const queries = {
    label: library.queryAllByLabelText,
    text: library.queryAllByText,
    testId: library.queryAllByTestId,
  };
  const isShown = (element: HTMLElement) => element.getClientRects().length > 0;
  window.concordFind = (steps) => {
    let found = [document.body];
    for (const { by, role = '', pattern } of steps) {
      const name = patternOf(pattern);
      found = found.flatMap((container) => {
        if (by === 'role') return library.queryAllByRole(container, role, name === undefined ? {} : { name });
        return queries[by](container, name ?? '');
      });
    }
    // Test ids also find invisible elements.
    return steps.at(-1)?.by === 'testId' ? found : found.filter(isShown);
  };
}

/**
 * Runs in the page: true if the first element keeps its place for two frames with nothing in front.
 * Scrolls to an element out of view, for the next call.
 */
export async function isSettled(steps: readonly Step[]): Promise<boolean> {
  const element = window.concordFind?.(steps)[0];
  if (!element) return false;
  const place = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x, y, width, height].join();
  };
  const before = place();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  if (!element.isConnected || place() !== before) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(x + width / 2, y + height / 2);
  if (hit !== null && (element.contains(hit) || hit.contains(element))) return true;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  return false;
}

/** Runs in the page: the first element. */
export const firstElement = (steps: readonly Step[]): Element | null =>
  window.concordFind?.(steps)[0] ?? null;

/** Runs in the page: the states of all elements; `null` in a document without a finder. */
export function statesOf(steps: readonly Step[]): ElementState[] | null {
  return (
    window.concordFind?.(steps).map((element) => ({
      text: element.innerText,
      value: (element as HTMLInputElement).value ?? '',
      isChecked: (element as HTMLInputElement).checked ?? false,
      isEnabled: !element.matches(':disabled, [aria-disabled="true"]'),
      isFocused: element === document.activeElement,
    })) ?? null
  );
}

/** Runs in the page: focuses an element and selects its content, so that typing replaces it. */
export function focusForTyping(steps: readonly Step[]): void {
  const element = window.concordFind?.(steps)[0];
  element?.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
}
