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

/** What `select` takes of the value: the component draws itself again only when that is another. */
export function useObserved<T, Part>({ listen, get }: Observed<T>, select: (value: T) => Part): Part {
  const part = () => select(get());
  return useSyncExternalStore(listen, part, part);
}
