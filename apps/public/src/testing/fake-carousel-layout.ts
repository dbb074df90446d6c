import { act } from '@testing-library/react';

/** Width of a slide in the faked layout, in pixels. */
export const SLIDE_WIDTH = 300;

/** Left edge of a slide: side by side by their CSS order, as jsdom has no layout. */
function slideLeft(row: Element, slide: Element): number {
  const orders = [...row.children].map((child) => Number((child as HTMLElement).style.order || 0));
  const index = [...row.children].indexOf(slide);
  const before = orders.filter(
    (order, other) => order < (orders[index] ?? 0) || (order === orders[index] && other < index),
  );
  return before.length * SLIDE_WIDTH;
}

let reducedMotion = false;
let motionListeners: (() => void)[] = [];
let observers: { report: (intersecting: boolean) => void }[] = [];

/** Reports to every IntersectionObserver whether its element is in the viewport. */
export const setInViewport = (intersecting: boolean) =>
  act(() => observers.forEach(({ report }) => report(intersecting)));

/** Sets the visitor's preference. Before rendering, it is the initial one. */
export const setReducedMotion = (reduced: boolean) =>
  act(() => {
    reducedMotion = reduced;
    motionListeners.forEach((changed) => changed());
  });

/** Installs fake timers, media queries, intersection observers, and scrolling that ends at once. */
export function fakeCarouselLayout(): void {
  jest.useFakeTimers();
  reducedMotion = false;
  observers = [];
  motionListeners = [];
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return reducedMotion && media.includes('reduced-motion');
    },
    addEventListener: (_: string, listener: () => void) => {
      motionListeners.push(listener);
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.IntersectionObserver = class {
    private connected = true;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      observers.push({ report: (isIntersecting) => this.connected && callback([{ isIntersecting }]) });
    }
    observe() {}
    disconnect() {
      this.connected = false;
    }
  } as unknown as typeof IntersectionObserver;
  Object.defineProperty(window, 'onscrollend', { value: null, configurable: true });
  Element.prototype.scrollTo = function scrollTo(this: Element, options?: ScrollToOptions | number) {
    this.scrollLeft = (options as ScrollToOptions).left ?? 0;
    void Promise.resolve().then(() => act(() => void this.dispatchEvent(new Event('scrollend'))));
  };
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    const row = this.parentElement?.tagName === 'UL' ? this.parentElement : undefined;
    return { left: row ? slideLeft(row, this) - row.scrollLeft : 0 } as DOMRect;
  });
}
