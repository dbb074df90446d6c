import { useSyncExternalStore } from 'react';

/** A subscribable value that outlives components. */
export class Observable<T> {
  private readonly listeners = new Set<() => void>();

  constructor(private current: T) {}

  readonly get = (): T => this.current;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  set(value: T): void {
    this.current = value;
    this.listeners.forEach((listener) => listener());
  }
}

/** The part of the value that `select` returns; the component renders again only when that part changes. */
export function useObservable<T, Part>({ subscribe, get }: Observable<T>, select: (value: T) => Part): Part {
  const part = () => select(get());
  return useSyncExternalStore(subscribe, part, part);
}
