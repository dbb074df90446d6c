import { AuditTrail, HealthRegistry } from '@concord/nest-platform';
import { dataUrlOf, makePdf, makePortraitUrl } from '@concord/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { EICAR, FakeClamd } from '../../../testing/fake-clamd';
import { makeDocx } from '../../../testing/docx-files';
import { MediaHarness } from '../../../testing/harness';
import { FileStore } from '../../../shared/stored-files/file-store';
import { ScansSweeper } from './scans.sweeper';

const MINUTE = 60_000;
const INFECTED = Buffer.concat([makePdf(), EICAR]);

const media = new MediaHarness();
const clamd = new FakeClamd();
let worker: NestFastifyApplication;
let sweeper: ScansSweeper;
let address = '';

beforeAll(async () => {
  address = await clamd.listen();
  await media.start({ CLAMD_URL: address });
  worker = await media.worker();
  sweeper = worker.get(ScansSweeper, { strict: false });
  // Sweeps are made by the tests.
  await sweeper.stop();
});
beforeEach(async () => {
  clamd.manner = 'scan';
  await sweepAll();
  clamd.scanned.length = 0;
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await media.stop();
  await clamd.close();
});

const sweepAll = async () => {
  while ((await sweeper.sweep(Date.now() + 10 * MINUTE)) > 0);
};
let owners = 0;

/** Stores a registration with these documents. @returns its owner, and the ids of its files. */
async function register(...documents: Buffer[]) {
  owners += 1;
  const student = owners.toString(16).padStart(24, '0');
  const named = documents.map((bytes, index) => ({ name: `Result ${index}`, file: dataUrlOf(bytes, '') }));
  const answer = await media.storeFiles({
    student,
    passport: await makePortraitUrl(1, 40),
    documents: named,
  });
  const stored = answer.json();
  const ids: string[] = stored.documents.map(({ file }: { file: { public_id: string } }) => file.public_id);
  return { student, passport: stored.passport.public_id as string, ids, first: ids[0] ?? '' };
}

const scansOf = async (student: string) =>
  (await media.request('GET', `/media/students/${student}/scans`, { token: media.staff() })).json();
const open = (publicId: string) => media.download(media.links.sign(publicId));
const scanOf = async (publicId: string) => (await media.files.find(publicId))?.scan;

describe('a document that waits for its scan', () => {
  it('is refused to holders of the usual link, and is a download for staff', async () => {
    const { student, first } = await register(makePdf());
    const refused = await open(first);
    expect(refused.statusCode).toBe(403);
    expect(refused.json().message).toContain('waiting for its malware scan');
    const scans = await scansOf(student);
    expect(scans).toContainEqual({ public_id: first, scan: 'pending', url: expect.any(String) });
    const { url } = scans.find((scan: { url?: string }) => scan.url);
    const download = await media.download(url);
    expect(download.rawPayload).toEqual(makePdf());
    expect(download.headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment/),
      'content-security-policy': expect.stringContaining('sandbox'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
  });

  it('is not had by a usual link that was changed to that of staff', async () => {
    const { first } = await register(makePdf());
    const changed = media.links.sign(first).replace(first, `unscanned-${first}`);
    expect((await media.download(changed)).statusCode).toBe(403);
    expect((await media.request('GET', `/media/files/unscanned-${first}`)).statusCode).toBe(403);
  });

  it('is served as ever, once it was found clean', async () => {
    const { student, first } = await register(makePdf());
    await sweepAll();
    const opened = await open(first);
    expect([opened.statusCode, opened.rawPayload]).toEqual([200, makePdf()]);
    expect(opened.headers['content-disposition']).toMatch(/^inline/);
    expect(await scansOf(student)).toContainEqual({ public_id: first, scan: 'clean' });
    expect(clamd.scanned).toContainEqual(makePdf());
  });
});

it('serves pictures while they wait, re-encoded, and scans them', async () => {
  const { passport, student } = await register();
  expect((await open(passport)).statusCode).toBe(200);
  expect(await scansOf(student)).toEqual([{ public_id: passport, scan: 'pending' }]);
  await sweepAll();
  expect(await scansOf(student)).toEqual([{ public_id: passport, scan: 'clean' }]);
});

describe('a picture of the gallery', () => {
  const upload = async () => {
    const body = { imageFile: await makePortraitUrl(2, 1000), caption: 'Peace walk' };
    return (await media.request('POST', '/gallery/upload', { token: media.staff(), body })).json();
  };
  const list = async (token?: string) => (await media.request('GET', '/gallery', { token })).json();
  const find = async (id: string, token?: string) =>
    (await list(token)).find(({ _id }: { _id: string }) => _id === id);

  it('is shown while it waits, re-encoded, without staying in caches', async () => {
    const { _id, image } = await upload();
    expect(await find(_id)).not.toHaveProperty('scan');
    expect(await find(_id, media.staff())).toMatchObject({ scan: 'pending' });
    expect((await media.download(image.url)).headers['cache-control']).toBe('no-cache');
    await sweepAll();
    expect(await find(_id, media.staff())).not.toHaveProperty('scan');
    expect((await media.download(image.url)).headers['cache-control']).toMatch(/immutable$/);
    expect(clamd.scanned.length).toBeGreaterThanOrEqual(1 + image.thumbnails.length);
  });

  it('is held back when it is infected: visitors do not see it, staff see why', async () => {
    const [{ _id, image }, other] = [await upload(), await upload()];
    await media.objects.put(image.thumbnails[0].url.split('/').at(-1), EICAR, 'image/webp');
    await sweepAll();
    expect(await find(_id)).toBeUndefined();
    expect(await find(other._id)).toMatchObject({ _id: other._id });
    expect(await find(_id, media.staff())).toMatchObject({
      scan: 'infected',
      finding: 'Eicar-Test-Signature',
    });
    expect((await media.download(image.thumbnails[0].url)).statusCode).toBe(403);
    const listed = await media.request('GET', '/gallery?page=1&pageSize=100');
    expect(listed.headers['x-total-count']).toBe(String(listed.json().length));
    const remove = { token: media.staff() };
    expect((await media.request('DELETE', `/gallery/${_id}`, remove)).statusCode).toBe(200);
    expect(await find(_id, media.staff())).toBeUndefined();
  });
});

describe('an infected file', () => {
  it('is served to nobody, keeps its name and the finding, and stands in the audit', async () => {
    const record = jest.spyOn(worker.get(AuditTrail, { strict: false }), 'record');
    const { student, first, ids } = await register(INFECTED, makeDocx());
    const { url } = (await scansOf(student)).find((scan: { public_id: string }) => scan.public_id === first);
    await sweepAll();
    const finding = 'Eicar-Test-Signature';
    for (const link of [url, media.links.sign(first)]) {
      const answer = await media.download(link);
      expect([answer.statusCode, answer.json().message]).toEqual([
        403,
        "This file can't be opened, because malware was found in it",
      ]);
    }
    expect(await scansOf(student)).toContainEqual({ public_id: first, scan: 'infected', finding });
    expect(await media.files.find(first)).toMatchObject({ name: 'Result 0', scan: 'infected', finding });
    expect((await open(ids[1] ?? '')).statusCode).toBe(200);
    expect(record.mock.calls).toEqual([
      [
        {
          action: 'file.quarantine',
          outcome: 'done',
          actor: { kind: 'system' },
          target: { entity: 'file', id: first, label: 'Result 0' },
          reason: finding,
          details: { owner: student, kind: 'document' },
        },
      ],
    ]);
  });

  it('is not printed on a document either, and is removed with its owner', async () => {
    const { student, first } = await register(INFECTED);
    await sweepAll();
    expect(await worker.get(FileStore, { strict: false }).bytes(first, 'document')).toBeUndefined();
    expect(await media.exist([first])).toEqual([true]);
    await media.request('DELETE', `/internal/owners/${student}`);
    expect(await media.exist([first])).toEqual([false]);
  });
});

describe(ScansSweeper.name, () => {
  const healthOf = async () => {
    const { status, checks } = await worker.get(HealthRegistry, { strict: false }).report();
    return { status, clamd: checks.clamd };
  };

  it('leaves files waiting while clamd is away, which is degraded, and scans them when it is back', async () => {
    await clamd.close();
    const { first } = await register(makePdf());
    await expect(sweeper.sweep()).rejects.toThrow('clamd does not answer');
    expect(await healthOf()).toMatchObject({ status: 'degraded', clamd: { status: 'degraded' } });
    expect(await scanOf(first)).toBe('pending');
    await clamd.listenAgain();
    expect(await sweeper.sweep()).toBe(2);
    expect(await scanOf(first)).toBe('clean');
    expect(await healthOf()).toEqual({ status: 'up', clamd: { status: 'up' } });
  });

  it.each([
    ['breaks off', 'break off' as const],
    ['answers nonsense', { say: 'stream: perhaps\0' }],
    ['says it could not', { say: 'INSTREAM size limit exceeded. ERROR\0' }],
  ])('has no verdict when clamd %s, and tries the other files first', async (_, manner) => {
    const { passport, first } = await register(makePdf());
    clamd.manner = manner;
    await expect(sweeper.sweep()).rejects.toThrow('clamd');
    expect([await scanOf(passport), await scanOf(first)]).toEqual(['pending', 'pending']);
    clamd.manner = 'scan';
    expect(await sweeper.sweep()).toBe(1);
    expect([await scanOf(passport), await scanOf(first)].sort()).toEqual(['clean', 'pending']);
    expect(await sweeper.sweep(Date.now() + 2 * MINUTE)).toBe(1);
  });

  it('waits for a file whose object is not stored yet', async () => {
    const { first } = await register(makePdf());
    const bytes = await media.objects.bytes(first);
    await media.objects.remove(first);
    await sweeper.sweep();
    expect(await scanOf(first)).toBe('pending');
    await media.objects.put(first, bytes ?? Buffer.alloc(0), 'application/pdf');
    await sweeper.sweep(Date.now() + 2 * MINUTE);
    expect(await scanOf(first)).toBe('clean');
  });

  it('tells one verdict when two workers scan a file', async () => {
    const record = jest.spyOn(worker.get(AuditTrail, { strict: false }), 'record');
    const { first } = await register(INFECTED);
    await Promise.all([sweeper.sweep(), sweeper.sweep()]);
    expect(await scanOf(first)).toBe('infected');
    expect(record).toHaveBeenCalledTimes(1);
  });
});

it('has no scan, and serves as ever, without CLAMD_URL', async () => {
  const plain = await new MediaHarness().start({ CLAMD_URL: '' });
  try {
    const documents = [{ name: 'Result', file: dataUrlOf(INFECTED, '') }];
    const body = { student: 'd'.repeat(24), passport: await makePortraitUrl(1, 40), documents };
    const id = (await plain.storeFiles(body)).json().documents[0].file.public_id;
    expect((await plain.download(plain.links.sign(id))).statusCode).toBe(200);
    expect(await plain.files.find(id)).not.toHaveProperty('scan');
    const url = `/media/students/${'d'.repeat(24)}/scans`;
    expect((await plain.request('GET', url, { token: plain.staff() })).json()).toEqual([]);
    const plainWorker = await plain.worker();
    expect(await plainWorker.get(ScansSweeper, { strict: false }).sweep()).toBe(0);
    const { checks } = await plainWorker.get(HealthRegistry, { strict: false }).report();
    expect(checks).not.toHaveProperty('clamd');
  } finally {
    await plain.stop();
  }
});
