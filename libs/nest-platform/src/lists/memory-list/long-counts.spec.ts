import { isLongList, longCount } from './long-counts';

const LONG = 10_000;

describe('longCount', () => {
  let now = 0;
  let total = 0;
  const count = jest.fn(() => Promise.resolve(total));
  const model = {};
  const ask = (filter = {}) => longCount(model, filter, count);

  beforeEach(() => {
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    count.mockClear();
    now += 1_000_000;
  });
  afterAll(() => jest.restoreAllMocks());

  it('counts few records each time', async () => {
    const filter = { state: 'kano' };
    expect([await ask(filter), (total = 3), await ask(filter), await ask(filter)]).toEqual([0, 3, 3, 3]);
    expect(count).toHaveBeenCalledTimes(3);
    expect(isLongList(model, filter)).toBe(false);
  });

  it('uses a long count for some seconds, and then until there is a new one', async () => {
    total = LONG;
    expect(await ask()).toBe(LONG);
    total = LONG + 1;
    now += 4999;
    expect(await ask()).toBe(LONG);
    expect(count).toHaveBeenCalledTimes(1);
    now += 2;
    expect(await Promise.all([ask(), ask()])).toEqual([LONG, LONG]);
    expect(count).toHaveBeenCalledTimes(2);
    expect(await ask()).toBe(LONG + 1);
    expect(isLongList(model, {})).toBe(true);
  });

  it('counts again after a failure, and each filter separately', async () => {
    const filter = { at: new Date(0) };
    total = LONG;
    await ask(filter);
    now += 5001;
    count.mockRejectedValueOnce(new Error('away'));
    expect(await ask(filter)).toBe(LONG);
    await new Promise(setImmediate);
    total = LONG + 5;
    await ask(filter);
    await new Promise(setImmediate);
    expect(await ask(filter)).toBe(LONG + 5);
    total = 7;
    expect(await ask({ at: new Date(1) })).toBe(7);
  });

  it('counts once for those who ask first at the same time', async () => {
    total = 4;
    expect(await Promise.all([ask({ first: 1 }), ask({ first: 1 })])).toEqual([4, 4]);
    expect(count).toHaveBeenCalledTimes(1);
  });

  it('tells the failure of a first count', async () => {
    count.mockRejectedValueOnce(new Error('away'));
    await expect(ask({ new: true })).rejects.toThrow('away');
  });
});
