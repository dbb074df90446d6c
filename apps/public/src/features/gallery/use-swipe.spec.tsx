import { fireEvent, render, screen } from '@testing-library/react';
import { useSwipe } from './use-swipe';

const next = jest.fn();
const previous = jest.fn();
beforeEach(() => jest.clearAllMocks());

function Area() {
  return <div data-testid="area" {...useSwipe(next, previous)} />;
}

/** jsdom has no pointer events; React reads these properties from any event of that name. */
function point(type: 'pointerdown' | 'pointerup' | 'pointercancel', properties: object) {
  const event = new Event(type, { bubbles: true });
  Object.assign(event, { pointerId: 1, isPrimary: true, pointerType: 'touch', ...properties });
  fireEvent(screen.getByTestId('area'), event);
}

function swipe(from: [number, number], to: [number, number], properties = {}) {
  point('pointerdown', { clientX: from[0], clientY: from[1], ...properties });
  point('pointerup', { clientX: to[0], clientY: to[1], ...properties });
}

describe('useSwipe', () => {
  beforeEach(() => void render(<Area />));

  it('calls next for a swipe to the left, previous for one to the right', () => {
    swipe([200, 100], [120, 110]);
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 0]);
    swipe([100, 100], [190, 90]);
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['a tap', [100, 100], [110, 100], {}],
    ['scrolling', [100, 100], [160, 190], {}],
    ['the mouse', [200, 100], [100, 100], { pointerType: 'mouse' }],
    ['the second finger of a zoom', [200, 100], [100, 100], { isPrimary: false }],
  ] as const)('ignores %s', (_, from, to, properties) => {
    swipe([...from], [...to], properties);
    expect([next.mock.calls.length, previous.mock.calls.length]).toEqual([0, 0]);
  });

  it('ignores a swipe that the browser cancelled', () => {
    point('pointerdown', { clientX: 200, clientY: 100 });
    point('pointercancel', {});
    point('pointerup', { clientX: 100, clientY: 100 });
    expect(next).not.toHaveBeenCalled();
  });
});
