import { useEffect, useEffectEvent } from 'react';
import { keyAction, type KeyAction } from './keyboard';

/** Listens for the question page's keys while `on`. */
export function useShortcuts(on: boolean, act: (action: KeyAction) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A key held down is no second wish.
    if (event.repeat) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [on]);
}
