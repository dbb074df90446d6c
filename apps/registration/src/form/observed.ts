import { useSyncExternalStore } from 'react';

/** A value that pages can watch and that outlives each of them. */
export class Observed<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: T) {}

  readonly get = (): T => this.current;

  readonly listen = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(value: T): void {
    this.current = value;
    this.listeners.forEach((listener) => listener());
  }
}

export const useObserved = <T>({ listen, get }: Observed<T>): T => useSyncExternalStore(listen, get, get);
