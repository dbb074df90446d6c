import { IdleCollector, ownProcess } from './idle-collector';

const MIB = 2 ** 20;
/** A registry that is collected itself reports nothing. */
let registry: FinalizationRegistry<string>;

describe(IdleCollector.name, () => {
  let used = 100;
  let afterCollection = 110;
  let busy = 0;
  let collections = 0;
  let collector: IdleCollector;

  beforeEach(() => {
    jest.useFakeTimers();
    [used, afterCollection, busy, collections] = [100, 110, 0, 0];
    collector = new IdleCollector({
      now: () => performance.now(),
      memory: () => used * MIB,
      busy: () => busy,
      collect: () => {
        collections += 1;
        used = afterCollection;
      },
    });
  });

  afterEach(() => {
    collector.stop();
    jest.useRealTimers();
  });

  const wait = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
  /** Ends the collection after the start, and the pause after it. */
  const afterStart = () => {
    wait(30);
    [used, collections] = [100, 0];
    wait(5);
  };

  it('collects once after the start, as soon as the process is idle', () => {
    busy = 0.9;
    wait(30);
    expect(collections).toBe(0);
    busy = 0.02;
    wait(60);
    expect(collections).toBe(1);
  });

  it('leaves a process alone whose memory hardly grew', () => {
    afterStart();
    used = 125;
    wait(60);
    expect(collections).toBe(0);
  });

  it('collects once when the load is over, not as soon as it gets less', () => {
    afterStart();
    used = 300;
    busy = 0.9;
    wait(60);
    busy = 0.3;
    wait(60);
    expect(collections).toBe(0);
    busy = 0.02;
    wait(60);
    expect(collections).toBe(1);
  });

  it('does not try again what a collection could not free', () => {
    afterStart();
    used = 300;
    afterCollection = 290;
    wait(120);
    expect(collections).toBe(1);
  });

  it('leaves 20 seconds between two collections', () => {
    afterStart();
    used = 300;
    wait(5);
    used = 300;
    wait(15);
    expect(collections).toBe(1);
    wait(5);
    expect(collections).toBe(2);
  });

  it('measures growth from the least memory seen', () => {
    afterStart();
    used = 300;
    afterCollection = 300;
    wait(5);
    used = 150;
    wait(30);
    used = 190;
    wait(5);
    expect(collections).toBe(2);
  });
});

describe(ownProcess, () => {
  it('collects garbage', async () => {
    const freed = new Promise((resolve) => {
      registry = new FinalizationRegistry(resolve);
      registry.register({ is: 'garbage' }, 'freed');
    });
    // The stack of this turn may still refer to it.
    await new Promise(setImmediate);
    ownProcess().collect();
    await expect(freed).resolves.toBe('freed');
  });
});
