/** The used part of the Web Locks API, which browsers have on secure origins only. */
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

/** Browser APIs of the lock; either may be missing. */
export interface TabPorts {
  readonly locks: Locks | undefined;
  readonly channel: (() => Channel) | undefined;
}

/** Name of a lock: `key` identifies one in a `group`, e.g. an attempt of an exam. */
export interface TabLockName {
  readonly group: string;
  readonly key: string;
}

const lockName = ({ group, key }: TabLockName) => `${group}-${key}`;
// Message of older versions of the exam page too, which may be open in other tabs.
const takeoverOf = ({ key }: TabLockName) => ({ attempt: key });
const isTakeoverOf = ({ key }: TabLockName, data: unknown) =>
  typeof data === 'object' && data !== null && 'attempt' in data && data.attempt === key;

const browserTabs = ({ group }: TabLockName): TabPorts => ({
  // Absent on insecure origins, contrary to the types.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(group),
});

/** Time-out for the other tab to store its changes, in milliseconds, because a frozen tab does not answer. */
const RELEASE_TIMEOUT_MS = 1500;
/** Tries to get the lock of a page that is being closed or reloaded. */
const FREE_TRIES = 3;
const FREE_PAUSE_MS = 250;

/**
 * Makes this tab the only editor: asks another tab to store its changes and stop, and waits for it,
 * so that tabs never overwrite each other.
 *
 * @param onLost called when another tab takes the lock, which is released after it resolves
 *
 * @returns a function that releases the lock
 */
export async function acquireTabLock(
  name: TabLockName,
  onLost: () => Promise<void>,
  ports: TabPorts = browserTabs(name),
): Promise<() => void> {
  return (await hold(name, onLost, ports, true)) ?? (() => undefined);
}

/**
 * Acquires the lock like {@link acquireTabLock}, but without disturbing other tabs.
 *
 * @returns a function that releases the lock; undefined if another tab holds it. Always the
 * function without the browser APIs
 */
export function acquireTabLockIfFree(
  name: TabLockName,
  onLost: () => Promise<void>,
  ports: TabPorts = browserTabs(name),
): Promise<(() => void) | undefined> {
  return hold(name, onLost, ports, false);
}

async function hold(
  name: TabLockName,
  onLost: () => Promise<void>,
  { locks, channel: open }: TabPorts,
  takesOver: boolean,
): Promise<(() => void) | undefined> {
  const channel = open?.();
  if (takesOver) channel?.postMessage(takeoverOf(name));
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

  const request = takesOver ? requestOrSteal : requestIfFree;
  if (locks && !(await request(locks, lockName(name), lose, (held) => (unlock = held)))) {
    release();
    return undefined;
  }
  channel?.addEventListener('message', ({ data }) => {
    if (isTakeoverOf(name, data)) lose();
  });
  return release;
}

/** Requests a lock. False if another tab keeps it; true also if the browser refuses locks. */
type Request = (
  locks: Locks,
  name: string,
  onStolen: () => void,
  onHeld: (release: () => void) => void,
) => Promise<boolean>;

const requestOrSteal: Request = (locks, name, onStolen, onHeld) =>
  new Promise((resolve) => {
    const controller = new AbortController();
    const timer = setTimeout(() => controller.abort(), RELEASE_TIMEOUT_MS);
    let isHeld = false;
    const held = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        isHeld = true;
        onHeld(release);
        resolve(true);
      });
    locks
      .request(name, { signal: controller.signal }, held)
      .catch(() => (isHeld ? onStolen() : locks.request(name, { steal: true }, held)))
      .catch(() => (isHeld ? onStolen() : resolve(true)));
  });

const requestOnce: Request = (locks, name, onStolen, onHeld) =>
  new Promise((resolve) => {
    let isHeld = false;
    const held = async (lock: unknown) => {
      if (!lock) return resolve(false);
      isHeld = true;
      await new Promise<void>((release) => {
        onHeld(release);
        resolve(true);
      });
    };
    locks.request(name, { ifAvailable: true }, held).catch(() => (isHeld ? onStolen() : resolve(true)));
  });

const requestIfFree: Request = async (...request) => {
  for (let tries = 1; tries < FREE_TRIES; tries += 1) {
    if (await requestOnce(...request)) return true;
    await new Promise((resolve) => void setTimeout(resolve, FREE_PAUSE_MS));
  }
  return requestOnce(...request);
};

/**
 * Runs work only while no tab holds the lock. Does nothing without the browser APIs.
 *
 * @param work gets a signal that aborts when a tab requests the lock
 */
export async function withTabLockIfFree(
  name: TabLockName,
  work: (signal: AbortSignal) => Promise<void>,
  { locks, channel: open }: TabPorts = browserTabs(name),
): Promise<void> {
  if (!locks || !open) return;
  await locks.request(lockName(name), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const controller = new AbortController();
    const channel = open();
    channel.addEventListener('message', ({ data }) => {
      if (isTakeoverOf(name, data)) controller.abort();
    });
    await work(controller.signal).finally(() => channel.close());
  });
}
