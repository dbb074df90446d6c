import { useEffect, useEffectEvent } from 'react';
import { keyAction, type KeyAction } from './keyboard';

/** Calls `act` for keyboard shortcuts of the question page while `enabled`. */
export function useKeyboard(enabled: boolean, act: (action: KeyAction) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    // A key held down acts once.
    if (event.repeat) return;
    const action = keyAction(event);
    if (!action) return;
    event.preventDefault();
    act(action);
  });
  useEffect(() => {
    if (!enabled) return;
    const listen = (event: KeyboardEvent) => pressed(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [enabled]);
}
