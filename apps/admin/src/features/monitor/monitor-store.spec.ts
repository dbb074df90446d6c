import { aMonitorRow } from '../../testing/records';
import { MonitorStore } from './monitor-store';

const AT = '2026-11-21T09:30:00.000Z';
const row = (attempt: string, minutes: number) =>
  aMonitorRow({ attempt, deadline: new Date(Date.parse(AT) + minutes * 60_000).toISOString(), seenAt: AT });
const changed = (attempt: string, answered: number, minutes: number) => {
  const { deadline, savedAt, seenAt } = row(attempt, minutes);
  return { attempt, answered, deadline, savedAt, seenAt };
};
const NO_NEWS = { serverTime: AT, added: [], changed: [], gone: [] };

const storeWith = (...rows: ReturnType<typeof row>[]) => {
  const store = new MonitorStore();
  store.takeSnapshot({ serverTime: AT, total: rows.length, rows });
  return store;
};

describe('MonitorStore', () => {
  it('shows a snapshot at once', () => {
    const store = storeWith(row('a', 30), row('b', 3));
    expect(store.getView()).toMatchObject({
      loaded: true,
      listed: ['b', 'a'],
      counters: { sitting: 2, silent: 0, ending: 1 },
    });
  });

  it('gathers news and shows them together, once', () => {
    const store = storeWith(row('a', 30), row('b', 3));
    const draw = jest.fn();
    store.subscribe(draw);
    store.takeChange({ ...NO_NEWS, added: [row('c', 10)], gone: ['b'] });
    for (let answered = 0; answered < 100; answered++)
      store.takeChange({ ...NO_NEWS, changed: [changed('a', answered, 60)] });
    expect(draw).not.toHaveBeenCalled();

    store.show();
    expect(draw).toHaveBeenCalledTimes(1);
    expect(store.getView().listed).toEqual(['c', 'a']);
    expect(store.candidate('a')?.answered).toBe(99);
    expect(store.getView().total).toBe(2);
  });

  it('keeps the same list and the same people where nothing changed', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    const { listed } = store.getView();
    const before = store.candidate('b');
    store.takeChange({ ...NO_NEWS, changed: [changed('a', 20, 30)] });
    store.show();
    expect(store.getView().listed).toBe(listed);
    expect(store.candidate('b')).toBe(before);
  });

  it('leaves out news of people that it does not know', () => {
    const store = storeWith(row('a', 30));
    store.takeChange({ ...NO_NEWS, changed: [changed('x', 1, 30)], gone: ['y'] });
    store.show();
    expect(store.getView().listed).toEqual(['a']);
  });

  it('does not move rows while the keyboard is in one, until the person asks for another order', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    store.focused(true);
    store.takeChange({ ...NO_NEWS, added: [row('c', 1)], changed: [changed('a', 20, 50)] });
    store.show();
    expect(store.getView().listed).toEqual(['a', 'b', 'c']);

    store.focused(false);
    store.show();
    expect(store.getView().listed).toEqual(['c', 'b', 'a']);
  });

  it('calls nobody silent because its own line is broken', () => {
    jest.useFakeTimers();
    const store = storeWith(row('a', 30));
    jest.advanceTimersByTime(10 * 60_000);
    store.show();
    expect(store.getView().counters.silent).toBe(0);
    expect(store.age()).toBe(600);

    store.heard();
    store.show();
    expect(store.getView().counters.silent).toBe(1);
    jest.useRealTimers();
  });

  it('takes everybody anew after the line was broken', () => {
    const store = storeWith(row('a', 30), row('b', 40));
    store.takeSnapshot({ serverTime: AT, total: 3000, rows: [row('b', 40)] });
    expect(store.getView()).toMatchObject({ listed: ['b'], total: 3000, told: 1 });
    expect(store.candidate('a')).toBeUndefined();
  });
});
