import { ByteGate } from './byte-gate';

const settled = () => new Promise(setImmediate);

describe('ByteGate', () => {
  it('lets in what fits and the rest in order as places come free', async () => {
    const gate = new ByteGate(10);
    const entered: number[] = [];
    const leave: (() => void)[] = [];
    for (const [index, bytes] of [6, 4, 7, 2, 3].entries())
      void gate.enter(bytes).then((free) => {
        entered.push(index);
        leave[index] = free;
      });
    await settled();
    expect(entered).toEqual([0, 1]);
    leave[1]?.();
    await settled();
    expect(entered).toEqual([0, 1]);
    leave[0]?.();
    await settled();
    expect(entered).toEqual([0, 1, 2, 3]);
    leave[3]?.();
    leave[2]?.();
    await settled();
    expect(entered).toEqual([0, 1, 2, 3, 4]);
  });

  it('lets something larger than all in alone', async () => {
    const gate = new ByteGate(10);
    const first = await gate.enter(99);
    let second = false;
    void gate.enter(1).then(() => (second = true));
    await settled();
    expect(second).toBe(false);
    first();
    await settled();
    expect(second).toBe(true);
  });
});
