import { ThemeRoot } from '@concord/ui';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { HOME } from '../../content/home';
import {
  fakeCarouselLayout,
  setInViewport,
  setReducedMotion,
  SLIDE_WIDTH,
} from '../../testing/fake-carousel-layout';
import { ThemesCarousel } from './themes-carousel';
import { SLIDE_MS } from './use-rotation';

/** Waits for the end of a scroll and its effects. */
const scrollEnded = () =>
  act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(fakeCarouselLayout);
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
  setInViewport(true);
  return view;
}

// By tag: in jsdom, queries by role take most of a test's time. One test finds the carousel by its role.
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
  it('prerenders a list of nine slides whose links all work', () => {
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

  it('stays a plain list until it comes near the viewport', () => {
    render(ui);
    expect(inView()).toHaveLength(9);
    setInViewport(true);
    expect(shown()).toEqual([titles[0]]);
  });

  it('has the roles and names of a carousel', () => {
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

  it('advances automatically', async () => {
    open();
    for (const title of titles.slice(1, 4)) {
      pass(SLIDE_MS);
      await scrollEnded();
      expect(shown()).toEqual([title]);
    }
  });

  it('has a slide on either side of the current one, also at the ends', async () => {
    open();
    fireEvent.click(button('Previous slide'));
    await scrollEnded();
    expect(shown()).toEqual([titles[8]]);
    expect(row().scrollLeft).toBe(4 * SLIDE_WIDTH);
  });

  it('counts each of several quick clicks', async () => {
    open();
    for (let click = 0; click < 5; click += 1) fireEvent.click(button('Next slide'));
    await scrollEnded();
    expect(shown()).toEqual([titles[5]]);
  });

  it('stops by its button, and then announces the current slide', () => {
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

  it('pauses while the mouse is over it', () => {
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

  it('pauses while its first button has the focus, and can be started there', () => {
    open();
    act(() => button(PAUSE).focus());
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.click(button(PAUSE));
    fireEvent.click(button(PLAY));
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('stops when the focus moves to a slide or another button', () => {
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

  it('does not advance with reduced motion, and moves without animation', () => {
    setReducedMotion(true);
    open();
    const scrolled = jest.spyOn(Element.prototype, 'scrollTo');
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.click(button('Next slide'));
    expect(shown()).toEqual([titles[1]]);
    expect(scrolled).toHaveBeenLastCalledWith({ left: 5 * SLIDE_WIDTH, behavior: 'instant' });
  });

  it('stops when reduced motion is requested later', () => {
    open();
    setReducedMotion(true);
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    expect(button(PLAY)).toBeVisible();
  });

  it('pauses in a hidden tab and outside the viewport', () => {
    open();
    const tab = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
    pass(3 * SLIDE_MS);
    tab.mockReturnValue('visible');
    setInViewport(false);
    fireEvent(document, new Event('visibilitychange'));
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    setInViewport(true);
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('follows a swipe and then stops', () => {
    open();
    fireEvent.touchStart(row(), { touches: [{}] });
    row().scrollLeft = 5 * SLIDE_WIDTH;
    fireEvent.touchEnd(row(), { touches: [] });
    fireEvent(row(), new Event('scrollend'));
    expect(shown()).toEqual([titles[1]]);
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('follows a swipe in a browser without scrollend', () => {
    Reflect.deleteProperty(window, 'onscrollend');
    open();
    pass(1000);
    fireEvent.touchStart(row(), { touches: [{}] });
    row().scrollLeft = 5 * SLIDE_WIDTH;
    fireEvent.scroll(row());
    pass(1000);
    expect(shown()).toEqual([titles[0]]);
    fireEvent.touchEnd(row(), { touches: [] });
    fireEvent.scroll(row());
    pass(1000);
    expect(shown()).toEqual([titles[1]]);
  });

  it('returns to its slide when the browser scrolled the row by itself', () => {
    open();
    row().scrollLeft = 2 * SLIDE_WIDTH;
    fireEvent(row(), new Event('scrollend'));
    expect(shown()).toEqual([titles[0]]);
    expect(row().scrollLeft).toBe(4 * SLIDE_WIDTH);
  });

  it('keeps the slide that was scrolled to before the script ran', () => {
    render(ui);
    row().scrollLeft = 3 * SLIDE_WIDTH;
    setInViewport(true);
    expect(shown()).toEqual([titles[3]]);
  });
});
