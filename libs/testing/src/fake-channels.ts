type Listener = ((event: MessageEvent) => void) | null;

/** Replaces `BroadcastChannel`, which jsdom lacks, by one among all users of this page. */
export function installFakeChannels(): void {
  const open = new Set<FakeChannel>();
  class FakeChannel {
    onmessage: Listener = null;

    constructor(readonly name: string) {
      open.add(this);
    }

    postMessage(data: unknown): void {
      const others = [...open].filter((other) => other !== this && other.name === this.name);
      for (const other of others)
        queueMicrotask(() => {
          if (open.has(other)) other.onmessage?.({ data } as MessageEvent);
        });
    }

    close(): void {
      open.delete(this);
    }
  }
  Object.defineProperty(globalThis, 'BroadcastChannel', { configurable: true, value: FakeChannel });
}
