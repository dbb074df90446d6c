/** The part of the Web Locks API that is used here; browsers have it only on secure origins. */
interface Locks {
  request(
    name: string,
    options: { readonly signal?: AbortSignal; readonly steal?: boolean; readonly ifAvailable?: boolean },
    held: (lock: unknown) => Promise<void>,
  ): Promise<unknown>;
}

/** How tabs of one browser speak to each other. */
interface Channel {
  readonly post: (message: unknown) => void;
  readonly listen: (hear: (message: unknown) => void) => void;
  readonly close: () => void;
}

/** What a tab needs of its browser; either may be missing. */
export interface TabPorts {
  readonly locks: Locks | undefined;
  readonly channel: (() => Channel) | undefined;
}

function browserChannel(): Channel {
  const channel = new BroadcastChannel('concord-exam');
  return {
    post: (message) => channel.postMessage(message),
    listen: (hear) => channel.addEventListener('message', ({ data }) => hear(data)),
    close: () => channel.close(),
  };
}

const browserTabs = (): TabPorts => ({
  // Only on secure origins, whatever the types say.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  channel: typeof BroadcastChannel === 'undefined' ? undefined : browserChannel,
});

/** How long the other tab may take to keep what it knows; a frozen one does not answer. */
const PATIENCE_MS = 1500;

const lockName = (attempt: string) => `concord-exam-${attempt}`;

const isCallFor = (data: unknown, attempt: string) =>
  typeof data === 'object' && data !== null && 'attempt' in data && data.attempt === attempt;

/**
 * Makes this tab the one that sits the attempt: any other is asked to keep what it knows and to stop, and is waited
 * for, so that two tabs never write over each other.
 *
 * @param onLost called when another tab takes over; the seat is given up when it is done
 * @returns gives the seat up
 */
export async function takeSeat(
  attempt: string,
  onLost: () => Promise<void>,
  { locks, channel: open }: TabPorts = browserTabs(),
): Promise<() => void> {
  const channel = open?.();
  channel?.post({ attempt });
  let release: () => void = () => undefined;
  let left = false;
  const leave = () => {
    if (left) return;
    left = true;
    channel?.close();
    release();
  };
  const lose = () => {
    if (!left) void onLost().finally(leave);
  };

  if (locks) await hold(locks, lockName(attempt), lose, (letGo) => (release = letGo));
  channel?.listen((message) => {
    if (isCallFor(message, attempt)) lose();
  });
  return leave;
}

function hold(
  locks: Locks,
  name: string,
  onStolen: () => void,
  onHeld: (release: () => void) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
    let mine = false;
    const held = () =>
      new Promise<void>((release) => {
        clearTimeout(timer);
        mine = true;
        onHeld(release);
        resolve();
      });
    locks
      .request(name, { signal: patience.signal }, held)
      .catch(() => (mine ? onStolen() : locks.request(name, { steal: true }, held)))
      .catch(() => (mine ? onStolen() : resolve()));
  });
}

/**
 * Does work on an attempt that no tab sits, and only then. Where it cannot be told, nothing is done.
 *
 * @param work is given a signal that ends when a tab begins to sit the attempt
 */
export async function whileNobodySits(
  attempt: string,
  work: (signal: AbortSignal) => Promise<void>,
  { locks, channel: open }: TabPorts = browserTabs(),
): Promise<void> {
  if (!locks || !open) return;
  await locks.request(lockName(attempt), { ifAvailable: true }, async (lock) => {
    if (!lock) return;
    const controller = new AbortController();
    const channel = open();
    channel.listen((message) => {
      if (isCallFor(message, attempt)) controller.abort();
    });
    await work(controller.signal).finally(channel.close);
  });
}
