import type { MouseEvent } from 'react';

const pressed = new WeakSet<EventTarget>();

/**
 * Properties of a select's list: releasing the press that opened it chooses nothing. MUI takes a release
 * after 400 ms for the end of a drag, but a slow device or hand needs as long for a plain press.
 */
export const OPENING_PRESS = {
  onMouseDownCapture: ({ currentTarget }: MouseEvent) => void pressed.add(currentTarget),
  onMouseUpCapture: (event: MouseEvent) => {
    if (!pressed.delete(event.currentTarget)) event.stopPropagation();
  },
};
