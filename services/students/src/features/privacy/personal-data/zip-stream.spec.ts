import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { zipOf } from './zip-stream';

const MB = 1024 * 1024;

describe('zipOf', () => {
  it('packs names of any script and empty entries', async () => {
    async function* entries() {
      yield { name: 'files/1 شهادة.pdf', bytes: Buffer.from('text') };
      yield { name: 'empty', bytes: Buffer.alloc(0) };
    }
    const packed = Buffer.concat(await Readable.from(zipOf(entries())).toArray());
    const found = unzipSync(packed);
    expect(Object.keys(found)).toEqual(['files/1 شهادة.pdf', 'empty']);
    expect(Buffer.from(found['files/1 شهادة.pdf'] ?? []).toString()).toBe('text');
  });

  it('asks for an entry only when the one before was taken', async () => {
    let asked = 0;
    async function* entries() {
      for (; asked < 5; asked += 1) yield { name: `file ${asked}`, bytes: Buffer.alloc(MB) };
    }
    const reading = zipOf(entries());
    let taken = 0;
    while (taken < MB) taken += (await reading.next()).value?.length ?? 0;
    expect(asked).toBeLessThanOrEqual(1);
    await reading.return(undefined);
  });
});
