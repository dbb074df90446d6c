import { useSyncExternalStore } from 'react';
import { examDevice } from './exam-device';
import type { Preferences } from './records';

const DEFAULTS: Preferences = { textSize: 'normal', shortcuts: true };

let current = DEFAULTS;
const listeners = new Set<() => void>();
const show = (next: Preferences) => {
  current = next;
  listeners.forEach((listener) => listener());
};

export async function loadPreferences(): Promise<void> {
  show({ ...DEFAULTS, ...(await examDevice.preferences()) });
}

export function changePreferences(change: Partial<Preferences>): void {
  show({ ...current, ...change });
  void examDevice.savePreferences(current);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, () => current);
