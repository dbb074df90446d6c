/** Installs Web Locks that are all free, and a channel without other listeners; jsdom has neither. */
export function installFakeLocks(): void {
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: {
      request: (name: string, _options: unknown, work: (lock: unknown) => Promise<void>) => work({ name }),
    },
  });
  globalThis.BroadcastChannel ??= class {
    postMessage() {}
    addEventListener() {}
    close() {}
  } as unknown as typeof BroadcastChannel;
}
