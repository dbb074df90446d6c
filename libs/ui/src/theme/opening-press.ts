import type { MouseEvent } from 'react';

const pressed = new WeakSet<EventTarget>();

/**
 * Properties of the list of a select: the release of the press that opened it chooses nothing. MUI takes a release that
 * it sees 400 ms later for the end of a drag, but a slow device or hand takes as long for a plain press.
 */
export const OPENING_PRESS = {
  onMouseDownCapture: ({ currentTarget }: MouseEvent) => void pressed.add(currentTarget),
  onMouseUpCapture: (event: MouseEvent) => {
    if (!pressed.delete(event.currentTarget)) event.stopPropagation();
  },
};
