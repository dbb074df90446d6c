import { aMonitorRow } from '../../testing/records';
import { MonitorStore } from './monitor-store';

const AT = '2026-11-21T09:30:00.000Z';
const row = (attempt: string, minutes: number) =>
  aMonitorRow({ attempt, deadline: new Date(Date.parse(AT) + minutes * 60_000).toISOString(), seenAt: AT });
const changed = (attempt: string, answered: number, minutes: number) => {
  const { deadline, savedAt, seenAt } = row(attempt, minutes);
  return { attempt, answered, deadline, savedAt, seenAt };
};
const NO_CHANGE = { serverTime: AT, added: [], changed: [], gone: [] };

const storeWith = (...rows: ReturnType<typeof row>[]) => {
  const store = new MonitorStore();
  store.applySnapshot({ serverTime: AT, total: rows.length, rows });
  return store;
};

describe('MonitorStore', () => {
  it('publishes a snapshot at once', () => {
    const store = storeWith(row('a', 30), row('b', 3));
    expect(store.getView()).toMatchObject({
      loaded: true,
      listed: ['b', 'a'],
      counters: { sitting: 2, silent: 0, ending: 1 },
    });
  });

  it('collects changes and publishes them together, once', () => {
    const store = storeWith(row('a', 30), row('b', 3));
    const listener = jest.fn();
    store.subscribe(listener);
    store.applyChange({ ...NO_CHANGE, added: [row('c', 10)], gone: ['b'] });
    for (let answered = 0; answered < 100; answered++)
      store.applyChange({ ...NO_CHANGE, changed: [changed('a', answered, 60)] });
    expect(listener).not.toHaveBeenCalled();

    store.publish();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getView().listed).toEqual(['c', 'a']);
    expect(store.candidate('a')?.answered).toBe(99);
    expect(store.getView().total).toBe(2);
  });

  it('keeps the identity of the list and of unchanged candidates', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    const { listed } = store.getView();
    const previous = store.candidate('b');
    store.applyChange({ ...NO_CHANGE, changed: [changed('a', 20, 30)] });
    store.publish();
    expect(store.getView().listed).toBe(listed);
    expect(store.candidate('b')).toBe(previous);
  });

  it('ignores changes of unknown candidates', () => {
    const store = storeWith(row('a', 30));
    store.applyChange({ ...NO_CHANGE, changed: [changed('x', 1, 30)], gone: ['y'] });
    store.publish();
    expect(store.getView().listed).toEqual(['a']);
  });

  it('freezes the order while a row has the focus', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    store.setRowFocus(true);
    store.applyChange({ ...NO_CHANGE, added: [row('c', 1)], changed: [changed('a', 20, 50)] });
    store.publish();
    expect(store.getView().listed).toEqual(['a', 'b', 'c']);

    store.setRowFocus(false);
    store.publish();
    expect(store.getView().listed).toEqual(['c', 'b', 'a']);
  });

  it('does not count candidates as silent while its own connection is broken', () => {
    jest.useFakeTimers();
    const store = storeWith(row('a', 30));
    jest.advanceTimersByTime(10 * 60_000);
    store.publish();
    expect(store.getView().counters.silent).toBe(0);
    expect(store.getView().age).toBe(600);

    store.messageReceived();
    store.publish();
    expect(store.getView().counters.silent).toBe(1);
    jest.useRealTimers();
  });

  it("follows the server's time after changes of the device's clock", () => {
    jest.useFakeTimers();
    const store = storeWith(row('a', 30));
    jest.setSystemTime(Date.now() + 24 * 60 * 60_000);
    jest.advanceTimersByTime(60_000);
    store.publish();
    expect(store.getView().now).toBe(Date.parse(AT) + 60_000);
    jest.useRealTimers();
  });

  it('replaces all candidates with the snapshot of a new connection', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    store.applySnapshot({ serverTime: AT, total: 3000, rows: [row('b', 40)] });
    expect(store.getView()).toMatchObject({ listed: ['b'], total: 3000, received: 1 });
    expect(store.candidate('a')).toBeUndefined();
  });
});
