import { useSyncExternalStore } from 'react';
import { examDevice } from './exam-device';

export type TextSize = 'normal' | 'large' | 'larger';

/** How this device's user reads and types. */
export interface Preferences {
  readonly textSize: TextSize;
  /** Single keys may be in the way of speech input, so they can be switched off. */
  readonly shortcuts: boolean;
}

const DEFAULTS: Preferences = { textSize: 'normal', shortcuts: true };

let current = DEFAULTS;
const listeners = new Set<() => void>();
const show = (next: Preferences) => {
  current = next;
  listeners.forEach((listener) => listener());
};

/** Takes up what this device's user chose before. */
export async function loadPreferences(): Promise<void> {
  show({ ...DEFAULTS, ...(await examDevice.preferences()) });
}

export function changePreferences(change: Partial<Preferences>): void {
  show({ ...current, ...change });
  void examDevice.keepPreferences(current);
}

export const usePreferences = (): Preferences =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => current,
  );
