import { acquireTabLock, acquireTabLockIfFree, withTabLockIfFree, type TabPorts } from './tab-lock';

const A1 = { group: 'exam', key: 'a1' };
const A2 = { group: 'exam', key: 'a2' };
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** Tabs of a browser: a message reaches the other tabs, and one tab at a time holds a lock. */
function browser() {
  type Listener = (event: { readonly data: unknown }) => void;
  const listeners = new Set<Listener>();
  let held: Promise<void> = Promise.resolve();
  let taken = false;
  const ports: TabPorts = {
    channel: () => {
      let own: Listener | undefined;
      return {
        postMessage: (data) => listeners.forEach((listener) => listener !== own && listener({ data })),
        addEventListener: (_type, listener) => {
          own = listener;
          listeners.add(listener);
        },
        close: () => void (own && listeners.delete(own)),
      };
    },
    locks: {
      request: (_name, { ifAvailable }, work) => {
        if (ifAvailable && taken) return work(null);
        const before = held;
        taken = true;
        held = before.then(() => work({}));
        return held.then(() => void (taken = false));
      },
    },
  };
  return ports;
}

describe('acquireTabLock', () => {
  it('waits until the first tab has stored its answers', async () => {
    const ports = browser();
    const log: string[] = [];
    let kept: () => void = () => undefined;
    await acquireTabLock(
      A1,
      () =>
        new Promise<void>((resolve) => {
          log.push('first asked');
          kept = resolve;
        }),
      ports,
    );
    const second = acquireTabLock(A1, async () => undefined, ports).then(() => log.push('second acquired'));
    await settle();
    expect(log).toEqual(['first asked']);
    kept();
    await second;
    expect(log).toEqual(['first asked', 'second acquired']);
  });

  it('does not disturb a tab with another attempt', async () => {
    const { channel } = browser();
    const lost = jest.fn(async () => undefined);
    await acquireTabLock(A1, lost, { channel, locks: undefined });
    await acquireTabLock(A2, lost, { channel, locks: undefined });
    await settle();
    expect(lost).not.toHaveBeenCalled();
  });

  it('calls onLost once, and not after the release', async () => {
    const { channel } = browser();
    const lost = jest.fn(async () => undefined);
    const leave = await acquireTabLock(A1, lost, { channel, locks: undefined });
    leave();
    await acquireTabLock(A1, lost, { channel, locks: undefined });
    expect(lost).not.toHaveBeenCalled();
  });

  it('steals the lock of a tab that does not answer', async () => {
    const stolen: boolean[] = [];
    const ports: TabPorts = {
      channel: undefined,
      locks: {
        request: (_name, { steal = false }, work) => {
          stolen.push(steal);
          return steal ? work({}) : Promise.reject(new DOMException('timed out', 'TimeoutError'));
        },
      },
    };
    await acquireTabLock(A1, async () => undefined, ports);
    expect(stolen).toEqual([false, true]);
  });

  it('calls onLost in a tab whose lock was stolen', async () => {
    const lost = jest.fn(async () => undefined);
    const ports: TabPorts = {
      channel: undefined,
      locks: {
        request: async (_name, _options, work) => {
          void work({});
          await settle();
          throw new DOMException('stolen', 'AbortError');
        },
      },
    };
    await acquireTabLock(A1, lost, ports);
    await settle();
    await settle();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('resolves at once in a browser with neither locks nor channels', async () => {
    const leave = await acquireTabLock(A1, async () => undefined, { channel: undefined, locks: undefined });
    expect(leave).toBeInstanceOf(Function);
  });
});

describe('acquireTabLockIfFree', () => {
  /** Locks, one of which another tab holds until the test releases it. */
  function heldElsewhere() {
    let isFree = false;
    const ports: TabPorts = {
      channel: browser().channel,
      locks: { request: (_name, _options, work) => work(isFree ? {} : null) },
    };
    const release = () => void (isFree = true);
    return { ports, release };
  }

  it('does not disturb a tab that holds the lock', async () => {
    const { ports } = heldElsewhere();
    const lost = jest.fn(async () => undefined);
    await acquireTabLock(A1, lost, { channel: ports.channel, locks: undefined });
    const second = acquireTabLockIfFree(A1, lost, ports);
    await jest.advanceTimersByTimeAsync(500);
    await expect(second).resolves.toBeUndefined();
    expect(lost).not.toHaveBeenCalled();
  });

  it('waits for a page that is being closed', async () => {
    const { ports, release } = heldElsewhere();
    const second = acquireTabLockIfFree(A1, async () => undefined, ports);
    await jest.advanceTimersByTimeAsync(300);
    release();
    await jest.advanceTimersByTimeAsync(250);
    await expect(second).resolves.toBeInstanceOf(Function);
  });

  it('releases the lock to a tab that takes over', async () => {
    const ports = browser();
    const lost = jest.fn(async () => undefined);
    await acquireTabLockIfFree(A1, lost, ports);
    await acquireTabLock(A1, async () => undefined, ports);
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['has no locks', undefined],
    ['refuses locks', { request: () => Promise.reject(new DOMException('no', 'SecurityError')) }],
  ])('acquires at once in a browser that %s', async (_name, locks) => {
    const held = acquireTabLockIfFree(A1, async () => undefined, { channel: undefined, locks });
    await expect(held).resolves.toBeInstanceOf(Function);
  });
});

describe('withTabLockIfFree', () => {
  it('runs the work, and aborts it when a tab requests the lock', async () => {
    const ports = browser();
    const log: string[] = [];
    const done = withTabLockIfFree(
      A1,
      (signal) =>
        new Promise((resolve) => {
          log.push('working');
          signal.addEventListener('abort', () => resolve());
        }),
      ports,
    );
    await settle();
    await acquireTabLock(A1, async () => undefined, ports).then(() => log.push('acquired'));
    await done;
    expect(log).toEqual(['working', 'acquired']);
  });

  it('does nothing while a tab holds the lock', async () => {
    const ports = browser();
    const lost = jest.fn(async () => undefined);
    const work = jest.fn(async () => undefined);
    await acquireTabLock(A1, lost, ports);
    await withTabLockIfFree(A1, work, ports);
    expect(work).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it('does nothing without the browser APIs', async () => {
    const work = jest.fn(async () => undefined);
    await withTabLockIfFree(A1, work, { channel: undefined, locks: undefined });
    expect(work).not.toHaveBeenCalled();
  });
});
