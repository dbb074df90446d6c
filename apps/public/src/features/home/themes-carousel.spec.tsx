import { ThemeRoot } from '@concord/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { HOME } from '../../content/home';
import { ThemesCarousel } from './themes-carousel';
import { SLIDE_MS } from './use-rotation';

const WIDTH = 300;

// jsdom lays nothing out: slides stand beside each other by their CSS order, and scrolling is done at once.
const slideLeft = (row: Element, slide: Element) => {
  const orders = [...row.children].map((child) => Number((child as HTMLElement).style.order || 0));
  const index = [...row.children].indexOf(slide);
  const before = orders.filter(
    (order, other) => order < (orders[index] ?? 0) || (order === orders[index] && other < index),
  );
  return before.length * WIDTH;
};

let stillness = false;
let wishes: (() => void)[] = [];
let windows: { report: (seen: boolean) => void }[] = [];

const inWindow = (seen: boolean) => act(() => windows.forEach(({ report }) => report(seen)));
const wishForStillness = (wish: boolean) =>
  act(() => {
    stillness = wish;
    wishes.forEach((changed) => changed());
  });
/** Lets the end of a movement, and what it leads to, be heard. */
const atRest = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  stillness = false;
  windows = [];
  wishes = [];
  window.matchMedia = ((media: string) => ({
    media,
    get matches() {
      return stillness && media.includes('reduced-motion');
    },
    addEventListener: (_: string, listener: () => void) => {
      wishes.push(listener);
    },
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
  globalThis.IntersectionObserver = class {
    private on = true;
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      windows.push({ report: (isIntersecting) => this.on && callback([{ isIntersecting }]) });
    }
    observe() {}
    disconnect() {
      this.on = false;
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
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const ui = (
  <ThemeRoot>
    <MemoryRouter>
      <ThemesCarousel themes={HOME.themes} />
    </MemoryRouter>
  </ThemeRoot>
);

function open() {
  const view = render(ui);
  inWindow(true);
  return view;
}

// By tag: in jsdom, finding by role takes most of a test's time. The test of the names finds the carousel by its role.
const only = (selector: string) => document.querySelector(selector) as HTMLElement;
const carousel = () => only('section');
const row = () => only('ul');
const slides = () => [...row().children].map((item) => item.firstElementChild as HTMLElement);
const inView = () => slides().filter((slide) => !slide.hasAttribute('inert'));
const shown = () => inView().map((slide) => slide.querySelector('h3')?.textContent);
const titles = HOME.themes.map(({ title }) => title);
const button = (name: string) => only(`button[aria-label='${name}']`);
const PAUSE = 'Pause the slides';
const PLAY = 'Let the slides change by themselves';

describe('ThemesCarousel', () => {
  it('is served as a list of nine slides that all can be read and followed', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(ui);
    expect(within(page).getAllByRole('listitem')).toHaveLength(9);
    expect(
      within(page)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(HOME.themes.map(({ link }) => link.to));
    expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('stays a plain list until it comes near the window', () => {
    render(ui);
    expect(inView()).toHaveLength(9);
    inWindow(true);
    expect(shown()).toEqual([titles[0]]);
  });

  it('names itself and its slides as assistive technology expects', () => {
    open();
    const region = screen.getByRole('region', { name: 'Programme themes' });
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(within(region).getByRole('button', { name: 'Previous slide' })).toBeVisible();
    expect(within(region).getByRole('button', { name: PAUSE })).toBeVisible();
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(
      titles.map((_, index) => `${index + 1} of 9`),
    );
    expect(slides().every((slide) => slide.getAttribute('aria-roledescription') === 'slide')).toBe(true);
    expect(button('Next slide')).toHaveAttribute('aria-controls', row().id);
  });

  it('turns by itself', async () => {
    open();
    for (const title of titles.slice(1, 4)) {
      pass(SLIDE_MS);
      await atRest();
      expect(shown()).toEqual([title]);
    }
  });

  it('counts every one of several quick clicks', async () => {
    open();
    for (let click = 0; click < 5; click += 1) fireEvent.click(button('Next slide'));
    await atRest();
    expect(shown()).toEqual([titles[5]]);
  });

  it('stops at its button, and says the slide that is shown from then on', () => {
    open();
    expect(row()).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button(PAUSE));
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    expect(row()).toHaveAttribute('aria-live', 'polite');
    fireEvent.click(button(PLAY));
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('waits while a mouse rests on it', () => {
    open();
    const pointer = (type: string, pointerType: string) => {
      const event = new MouseEvent(type, { bubbles: true });
      Object.defineProperty(event, 'pointerType', { value: pointerType });
      fireEvent(carousel(), event);
    };
    pointer('pointerover', 'mouse');
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    pointer('pointerout', 'mouse');
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
    pointer('pointerover', 'touch');
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[2]]);
  });

  it('waits while its first button has the focus, and can be played from there', () => {
    open();
    act(() => button(PAUSE).focus());
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.click(button(PAUSE));
    fireEvent.click(button(PLAY));
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('stops for good when the focus goes to a slide or the other buttons', () => {
    open();
    act(() =>
      within(inView()[0] as HTMLElement)
        .getByRole('link')
        .focus(),
    );
    act(() => (document.activeElement as HTMLElement).blur());
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    expect(button(PLAY)).toBeVisible();
  });

  it('does not turn where less motion is asked for, and moves at once when told to', () => {
    stillness = true;
    open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollTo');
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.click(button('Next slide'));
    expect(shown()).toEqual([titles[1]]);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 5 * WIDTH, behavior: 'instant' });
  });

  it('stops when less motion is asked for later', () => {
    open();
    wishForStillness(true);
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    expect(button(PLAY)).toBeVisible();
  });

  it('rests in a hidden tab and out of the window', () => {
    open();
    const tab = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    pass(3 * SLIDE_MS);
    tab.mockReturnValue('visible');
    inWindow(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    inWindow(true);
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('follows a swipe and then stops turning', () => {
    open();
    fireEvent.touchStart(row(), { touches: [{}] });
    row().scrollLeft = 5 * WIDTH;
    fireEvent.touchEnd(row(), { touches: [] });
    fireEvent(row(), new Event('scrollend'));
    expect(shown()).toEqual([titles[1]]);
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('follows a swipe in a browser that does not tell when scrolling has ended', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    open();
    pass(1000);
    fireEvent.touchStart(row(), { touches: [{}] });
    row().scrollLeft = 5 * WIDTH;
    fireEvent.scroll(row());
    pass(1000);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.touchEnd(row(), { touches: [] });
    fireEvent.scroll(row());
    pass(1000);
    expect(shown()).toEqual([titles[1]]);
  });

  it('keeps in view what was scrolled to before the script was there', () => {
    render(ui);
    row().scrollLeft = 3 * WIDTH;
    inWindow(true);
    expect(shown()).toEqual([titles[3]]);
  });
});
