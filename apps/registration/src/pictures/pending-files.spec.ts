import { allFilesAccepted, trackFileRead } from './pending-files';

/** Starts the read of a file, which the test ends. */
function startRead() {
  let end: (accepted: boolean) => void = () => undefined;
  trackFileRead(new Promise((resolve) => (end = resolve)));
  return (accepted: boolean) => end(accepted);
}

describe('allFilesAccepted', () => {
  it('is true at once when nothing is being read', async () => {
    await expect(allFilesAccepted()).resolves.toBe(true);
  });

  it('waits for all reads, also one that starts in the meantime', async () => {
    const endFirst = startRead();
    const waiting = allFilesAccepted();
    const endSecond = startRead();
    endFirst(true);
    endSecond(true);
    await expect(waiting).resolves.toBe(true);
  });

  it('is false once when a file was rejected', async () => {
    const end = startRead();
    const waiting = allFilesAccepted();
    end(false);
    await expect(waiting).resolves.toBe(false);
    await expect(allFilesAccepted()).resolves.toBe(true);
  });
});
