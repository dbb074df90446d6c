import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@concord/nest-platform/testing';
import { type ClamdBehaviour, EICAR, FakeClamd } from '../../testing/fake-clamd';
import { Clamd, clamdTarget } from './clamd';

/** A busy machine may take its time. */
const patient = { scanMs: 60_000, pingMs: 60_000 };
const LARGE = Buffer.alloc(5 * 1024 * 1024, 'x');

describe('clamdTarget', () => {
  it.each([
    ['tcp://clamd:3310', { host: 'clamd', port: 3310 }],
    ['tcp://127.0.0.1:3310', { host: '127.0.0.1', port: 3310 }],
    ['tcp://[::1]:3310', { host: '::1', port: 3310 }],
    ['unix:/run/clamav/clamd.ctl', { path: '/run/clamav/clamd.ctl' }],
  ])('reads %s', (address, target) => expect(clamdTarget(address)).toEqual(target));
});

describe(Clamd.name, () => {
  const fake = new FakeClamd();
  let address: string;
  let clamd: Clamd;
  beforeAll(async () => {
    address = await fake.listen();
    clamd = new Clamd(address, patient);
  });
  beforeEach(() => {
    fake.manner = 'scan';
    fake.scanned.length = 0;
  });
  afterEach(() => eventually(() => fake.connections === 0));
  afterAll(() => fake.close());

  it.each([
    ['an empty file', Buffer.alloc(0), { scan: 'clean' }],
    ['a file of 5 MB', LARGE, { scan: 'clean' }],
    ['EICAR', EICAR, { scan: 'infected', finding: 'Eicar-Test-Signature' }],
    [
      'EICAR after 5 MB',
      Buffer.concat([LARGE, EICAR]),
      { scan: 'infected', finding: 'Eicar-Test-Signature' },
    ],
  ])('sends %s whole and tells the verdict', async (_, bytes, verdict) => {
    expect(await clamd.scan(bytes)).toEqual(verdict);
    expect(fake.scanned[0]?.equals(bytes)).toBe(true);
  });

  it.each<[string, ClamdBehaviour]>([
    ['breaks off', 'break off'],
    ['answers nothing', { say: '' }],
    ['answers no whole line', { say: 'stream: OK' }],
    ['answers nonsense', { say: 'HTTP/1.1 400 Bad Request\r\n\r\n\0' }],
    ['could not scan', { say: 'INSTREAM size limit exceeded. ERROR\0' }],
    ['could not scan a file whose name says OK', { say: 'stream: OK ERROR\0' }],
    ['finds something with an unprintable name', { say: 'stream: \u0007 FOUND\0' }],
    ['does not stop answering', { say: 'x'.repeat(100_000) }],
  ])('has no verdict, and closes the connection, when clamd %s', async (_, manner) => {
    fake.manner = manner;
    await expect(clamd.scan(LARGE)).rejects.toThrow(/clamd/);
  });

  it('has no verdict, and closes the connection, when clamd hangs', async () => {
    fake.manner = 'hang';
    const short = new Clamd(address, { ...patient, scanMs: 300 });
    await expect(short.scan(LARGE)).rejects.toMatchObject({ cause: { name: 'AbortError' } });
  });

  it('is pinged', async () => {
    await expect(clamd.ping()).resolves.toBeUndefined();
  });

  it('says that nobody listens', async () => {
    const away = new Clamd('tcp://127.0.0.1:9', patient);
    await expect(away.ping()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await expect(away.scan(EICAR)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });

  it('is reached by a unix socket', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'clamd-'));
    const local = new FakeClamd();
    const scan = await new Clamd(await local.listen(join(folder, 'clamd.ctl')), patient).scan(EICAR);
    expect(scan).toMatchObject({ scan: 'infected' });
    await local.close();
    rmSync(folder, { recursive: true });
  });
});
