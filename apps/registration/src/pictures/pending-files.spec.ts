import { allFilesTaken, noteReading } from './readings';

/** A reading that ends when the test says so. */
function aReading() {
  let end: (taken: boolean) => void = () => undefined;
  noteReading(new Promise((resolve) => (end = resolve)));
  return (taken: boolean) => end(taken);
}

describe('allFilesTaken', () => {
  it('is true at once when nothing is being read', async () => {
    await expect(allFilesTaken()).resolves.toBe(true);
  });

  it('waits for all, also for one that begins meanwhile', async () => {
    const endFirst = aReading();
    const waiting = allFilesTaken();
    const endSecond = aReading();
    endFirst(true);
    endSecond(true);
    await expect(waiting).resolves.toBe(true);
  });

  it('tells that a file was refused, once', async () => {
    const end = aReading();
    const waiting = allFilesTaken();
    end(false);
    await expect(waiting).resolves.toBe(false);
    await expect(allFilesTaken()).resolves.toBe(true);
  });
});
