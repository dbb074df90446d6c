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

/** What the tabs of a browser take turns at: `key` names one of several of a `group`, such as an attempt of an exam. */
export interface TabLockName {
  readonly group: string;
  readonly key: string;
}

const lockName = ({ group, key }: TabLockName) => `${group}-${key}`;
// Older versions of the exam's page in other tabs use the same messages.
const takeoverOf = ({ key }: TabLockName) => ({ attempt: key });
const isTakeoverOf = ({ key }: TabLockName, data: unknown) =>
  typeof data === 'object' && data !== null && 'attempt' in data && data.attempt === key;

const browserTabs = ({ group }: TabLockName): TabPorts => ({
  // Only on secure origins, whatever the types say.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(group),
});

/** How long the other tab may take to store its changes, in milliseconds; a frozen tab does not answer. */
const RELEASE_TIMEOUT_MS = 1500;
/** The tab of a page that is being left or loaded again may still hold its lock for a moment. */
const FREE_TRIES = 3;
const FREE_PAUSE_MS = 250;

/**
 * Makes this tab the only one that works on something: asks any other to store its changes and stop, and waits for it,
 * so that two tabs never overwrite each other.
 *
 * @param onLost called when another tab takes the lock; the lock is released when it is done
 * @returns releases the lock
 */
export async function acquireTabLock(
  name: TabLockName,
  onLost: () => Promise<void>,
  ports: TabPorts = browserTabs(name),
): Promise<() => void> {
  return (await hold(name, onLost, ports, true)) ?? (() => undefined);
}

/**
 * As {@link acquireTabLock}, but disturbs no other tab.
 *
 * @returns releases the lock; undefined when another tab holds it. Without the browser APIs to find out, none does.
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

/** Requests a lock; false when another tab keeps it, true also when the browser refuses locks. */
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
 * Runs work only while no tab holds the lock. Without the browser APIs to find out, it does not run.
 *
 * @param work receives a signal that aborts when a tab requests the lock
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
