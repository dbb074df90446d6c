import { ThemeRoot } from '@concord/ui';
import { act, fireEvent, render } from '@testing-library/react';
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
  render(ui);
  setInViewport(true);
}

// Queries by tag, because queries by role take most of a test's time in jsdom.
const only = (selector: string) => document.querySelector(selector) as HTMLElement;
const row = () => only('ul');
const slides = () => [...row().children].map((item) => item.firstElementChild as HTMLElement);
const inView = () => slides().filter((slide) => !slide.hasAttribute('inert'));
const shown = () => inView().map((slide) => slide.querySelector('h3')?.textContent);
const titles = HOME.themes.map(({ title }) => title);
const button = (name: string) => only(`button[aria-label='${name}']`);
const PAUSE = 'Pause the slides';
const PLAY = 'Play the slides';

// Layout, keys, buttons, the mouse and swipes are tested in the browser:
// apps/e2e/src/public/carousel.spec.ts.
describe('ThemesCarousel', () => {
  it('prerenders a list of nine slides whose links all work', () => {
    const page = document.createElement('div');
    page.innerHTML = renderToString(ui);
    const links = [...page.querySelectorAll('li a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(HOME.themes.map(({ link }) => link.to));
    expect(page.querySelectorAll('[inert]')).toHaveLength(0);
  });

  it('stays a plain list until it is near the viewport, and keeps the slide scrolled to earlier', () => {
    render(ui);
    expect(inView()).toHaveLength(9);
    row().scrollLeft = 3 * SLIDE_WIDTH;
    setInViewport(true);
    expect(shown()).toEqual([titles[3]]);
  });

  it('counts each of several fast clicks', async () => {
    open();
    for (let click = 0; click < 5; click += 1) fireEvent.click(button('Next slide'));
    await scrollEnded();
    expect(shown()).toEqual([titles[5]]);
  });

  it('is a carousel, and announces the current slide only once stopped', () => {
    open();
    expect(only('section')).toHaveAttribute('aria-roledescription', 'carousel');
    expect(button('Next slide')).toHaveAttribute('aria-controls', row().id);
    expect(row()).toHaveAttribute('aria-live', 'off');
    fireEvent.click(button(PAUSE));
    expect(row()).toHaveAttribute('aria-live', 'polite');
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

  it('does not pause for a touch, which never ends with a leave event', () => {
    open();
    const touch = new MouseEvent('pointerover', { bubbles: true });
    Object.defineProperty(touch, 'pointerType', { value: 'touch' });
    fireEvent(only('section'), touch);
    pass(SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('stops when the focus moves to a slide', () => {
    open();
    act(() => inView()[0]?.querySelector('a')?.focus());
    act(() => (document.activeElement as HTMLElement).blur());
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[0]]);
    expect(button(PLAY)).toBeVisible();
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

  it('follows a swipe in a browser without scrollend, and then stops', () => {
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
    pass(3 * SLIDE_MS);
    expect(shown()).toEqual([titles[1]]);
  });

  it('returns to its slide when the browser scrolled the row', () => {
    open();
    row().scrollLeft = 2 * SLIDE_WIDTH;
    fireEvent(row(), new Event('scrollend'));
    expect(shown()).toEqual([titles[0]]);
    expect(row().scrollLeft).toBe(4 * SLIDE_WIDTH);
  });
});
