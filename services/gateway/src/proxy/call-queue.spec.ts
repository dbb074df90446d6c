import { CallQueue } from './call-queue';

const WAIT_MS = 1000;

describe('CallQueue', () => {
  let places = 2;
  let queue: CallQueue;
  let started: string[];
  let refused: string[];

  const admit = (address: string, name = address, needsPlace = true) =>
    queue.admit({
      address,
      needsPlace,
      start: () => started.push(name),
      refuse: () => refused.push(name),
    });

  beforeEach(() => {
    jest.useFakeTimers();
    places = 2;
    queue = new CallQueue(6, () => places, WAIT_MS);
    started = [];
    refused = [];
  });
  afterEach(() => jest.useRealTimers());

  it('starts as many as there are places, and others in turn of their addresses', () => {
    const [first, second] = ['a', 'a'].map((address) => admit(address));
    for (const name of ['a1', 'a2', 'a3']) admit('a', name);
    admit('b', 'b1');
    started = [];
    first?.();
    second?.();
    expect(started).toEqual(['a1', 'b1']);
  });

  it('refuses a call whose turn does not come in time', () => {
    for (const name of ['a', 'b', 'late']) admit(name);
    jest.advanceTimersByTime(WAIT_MS);
    expect(refused).toEqual(['late']);
  });

  it('refuses the last call of the address with most waiting, when another one comes', () => {
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) admit('a', name);
    admit('a', 'a7');
    expect(refused).toEqual(['a7']);
    admit('b');
    expect(refused).toEqual(['a7', 'a6']);
    admit('c', 'c', false);
    expect([started, refused]).toEqual([
      ['a1', 'a2', 'c'],
      ['a7', 'a6', 'a5'],
    ]);
  });

  it('forgets a call that leaves while it waits', () => {
    const [first, , third] = ['a', 'b', 'c', 'd'].map((address) => admit(address));
    third?.();
    first?.();
    jest.advanceTimersByTime(WAIT_MS);
    expect([started, refused]).toEqual([['a', 'b', 'd'], []]);
  });

  it('starts waiting calls when there are more places', () => {
    const [first] = ['a', 'b', 'c', 'd'].map((address) => admit(address));
    places = 3;
    first?.();
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });
});
