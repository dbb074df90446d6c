/** The part of the Web Locks API that is used here; browsers have it only on secure origins. */
interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean; readonly ifAvailable?: boolean },
    held: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

interface Channel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** The browser APIs behind the lock; either may be missing. */
export interface TabPorts {
  readonly locks: Locks | undefined;
  readonly channel: (() => Channel) | undefined;
}

// Older versions of this page in other tabs use the same channel and lock names.
const CHANNEL = 'concord-exam';
const lockName = (attempt: string) => `concord-exam-${attempt}`;

const browserTabs = (): TabPorts => ({
  // Only on secure origins, whatever the types say.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(CHANNEL),
});

/** How long the other tab may take to store its answers, in milliseconds; a frozen tab does not answer. */
const RELEASE_TIMEOUT_MS = 1500;

const isRequestFor = (data: unknown, attempt: string) =>
  typeof data === 'object' && data !== null && 'attempt' in data && data.attempt === attempt;

/**
 * Makes this tab the only one that works on the attempt: asks any other to store its answers and stop, and waits for
 * it, so that two tabs never overwrite each other.
 *
 * @param onLost called when another tab takes the lock; the lock is released when it is done
 * @returns releases the lock
 */
export async function acquireTabLock(
  attempt: string,
  onLost: () => Promise<void>,
  { locks, channel: open }: TabPorts = browserTabs(),
): Promise<() => void> {
  const channel = open?.();
  channel?.postMessage({ attempt });
  let unlock: () => void = () => undefined;
  let isReleased = false;
  const release = () => {
    if (isReleased) return;
    isReleased = true;
    channel?.close();
    unlock();
  };
  const lose = () => {
    if (!isReleased) void onLost().finally(release);
  };

  if (locks) await requestOrSteal(locks, lockName(attempt), lose, (held) => (unlock = held));
  channel?.addEventListener('message', ({ data }) => {
    if (isRequestFor(data, attempt)) lose();
  });
  return release;
}

function requestOrSteal(
  locks: Locks,
  name: string,
  onStolen: () => void,
  onHeld: (release: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), RELEASE_TIMEOUT_MS);
    let isHeld = false;
    const held = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        isHeld = true;
        onHeld(release);
        resolve();
      });
    locks
      .request(name, { signal: controller.signal }, held)
      .catch(() => (isHeld ? onStolen() : locks.request(name, { steal: true }, held)))
      .catch(() => (isHeld ? onStolen() : resolve()));
  });
}

/**
 * Runs work on an attempt only while no tab holds its lock. Without the browser APIs to find out, it does not run.
 *
 * @param work receives a signal that aborts when a tab requests the lock
 */
export async function withTabLockIfFree(
  attempt: string,
  work: (signal: AbortSignal) => Promise<void>,
  { locks, channel: open }: TabPorts = browserTabs(),
): Promise<void> {
  if (!locks || !open) return;
  await locks.request(lockName(attempt), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const controller = new AbortController();
    const channel = open();
    channel.addEventListener('message', ({ data }) => {
      if (isRequestFor(data, attempt)) controller.abort();
    });
    await work(controller.signal).finally(() => channel.close());
  });
}
