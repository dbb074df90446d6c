import { settle } from '../testing/hand-timing';
import { takeSeat, whileNobodySits, type TabPorts } from './tab-seat';

/** Two tabs of one browser: what one posts the others hear, and one lock of a name is held at a time. */
function browser() {
  const hearers = new Set<(message: unknown) => void>();
  let held: Promise<void> = Promise.resolve();
  let taken = false;
  const ports: TabPorts = {
    channel: () => {
      let own: ((message: unknown) => void) | undefined;
      return {
        post: (message) => hearers.forEach((hear) => hear !== own && hear(message)),
        listen: (hear) => {
          own = hear;
          hearers.add(hear);
        },
        close: () => void (own && hearers.delete(own)),
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

describe('takeSeat', () => {
  it('lets the first tab keep what it knows before the second goes on', async () => {
    const ports = browser();
    const log: string[] = [];
    let kept: () => void = () => undefined;
    await takeSeat(
      'a1',
      () =>
        new Promise<void>((resolve) => {
          log.push('first asked');
          kept = resolve;
        }),
      ports,
    );
    const second = takeSeat('a1', async () => undefined, ports).then(() => log.push('second sits'));
    await settle();
    expect(log).toEqual(['first asked']);
    kept();
    await second;
    expect(log).toEqual(['first asked', 'second sits']);
  });

  it('leaves a tab alone that sits another attempt', async () => {
    const { channel } = browser();
    const lost = jest.fn(async () => undefined);
    await takeSeat('a1', lost, { channel, locks: undefined });
    await takeSeat('a2', lost, { channel, locks: undefined });
    await settle();
    expect(lost).not.toHaveBeenCalled();
  });

  it('is told once, and not after it left', async () => {
    const { channel } = browser();
    const lost = jest.fn(async () => undefined);
    const leave = await takeSeat('a1', lost, { channel, locks: undefined });
    leave();
    await takeSeat('a1', lost, { channel, locks: undefined });
    expect(lost).not.toHaveBeenCalled();
  });

  it('takes the seat of a tab that does not answer', async () => {
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
    await takeSeat('a1', async () => undefined, ports);
    expect(stolen).toEqual([false, true]);
  });

  it('tells a tab whose seat was taken that way', async () => {
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
    await takeSeat('a1', lost, ports);
    await settle();
    await settle();
    expect(lost).toHaveBeenCalledTimes(1);
  });

  it('sits at once in a browser with neither locks nor channels', async () => {
    const leave = await takeSeat('a1', async () => undefined, { channel: undefined, locks: undefined });
    expect(leave).toBeInstanceOf(Function);
  });
});

describe('whileNobodySits', () => {
  it('does its work, and makes way for a tab that sits the attempt', async () => {
    const ports = browser();
    const log: string[] = [];
    const done = whileNobodySits(
      'a1',
      (signal) =>
        new Promise((resolve) => {
          log.push('working');
          signal.addEventListener('abort', () => resolve());
        }),
      ports,
    );
    await settle();
    await takeSeat('a1', async () => undefined, ports).then(() => log.push('sits'));
    await done;
    expect(log).toEqual(['working', 'sits']);
  });

  it('leaves an attempt alone that a tab sits', async () => {
    const ports = browser();
    const lost = jest.fn(async () => undefined);
    const work = jest.fn(async () => undefined);
    await takeSeat('a1', lost, ports);
    await whileNobodySits('a1', work, ports);
    expect(work).not.toHaveBeenCalled();
    expect(lost).not.toHaveBeenCalled();
  });

  it('does nothing where it cannot be told', async () => {
    const work = jest.fn(async () => undefined);
    await whileNobodySits('a1', work, { channel: undefined, locks: undefined });
    expect(work).not.toHaveBeenCalled();
  });
});
