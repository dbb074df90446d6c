import { readFileSync } from 'node:fs';
import type { Certificate, ListExport } from '@concord/contracts';
import { unavailable } from '@concord/nest-platform';
import { eventually } from '@concord/nest-platform/testing';
import { strFromU8, unzipSync } from 'fflate';
import { getDocumentProxy } from 'unpdf';
import { FilesRepository } from '../../../store/files/files.repository';
import { DocumentRenderer } from '../../../shared/printing/document-renderer';
import { PdfPrinter } from '../../../shared/printing/pdf-printer';
import { ObjectStore } from '../../../store/objects/object-store';
import { MediaHarness } from '../../../testing/harness';
import { makePrinter, readPdf } from '../../../testing/printing';
import { CERTIFICATE } from '../../../testing/records';
import { ExportGenerator } from './export-generator';
import { HallWatch } from '../sources/hall-watch';
import { WorkThrottle } from './work-throttle';

const ORDER = { kind: 'certificate-files', format: 'zip' };
/** Printed ten at a time. */
const COUNT = 25;
const PRINTS = 3;
const CHROMIUM = /chrom/;
const { print } = PdfPrinter.prototype;

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const token = () => media.staff();

const certificate = (n: number): Certificate => ({
  ...CERTIFICATE,
  _id: n.toString(16).padStart(24, '4'),
  studentName: `Ọláwálé/Ṣadé ${n}`,
  certificateNumber: `CERT-2026-${String(n).padStart(5, '2')}`,
});
const certificates = Array.from({ length: COUNT }, (_, n) => certificate(n));
const numbers = certificates.map(({ certificateNumber }) => certificateNumber);

function setCertificates(found: readonly Certificate[], count = found.length) {
  answers.set('/internal/exports/certificate-count', { status: 200, body: { count } });
  answers.set('/internal/exports/certificates', { status: 200, body: { certificates: found } });
}

const order = (body: object) => media.request('POST', '/media/exports', { token: token(), body });
const get = async (id: string) =>
  (await media.request('GET', `/media/exports/${id}`, { token: token() })).json<ListExport>();
const until = (id: string, holds: (file: ListExport) => boolean) =>
  eventually(async () => {
    const file = await get(id);
    return holds(file) && file;
  });
const ended = (id: string) => until(id, ({ status }) => !['queued', 'working'].includes(status));
const bytesOf = async ({ url }: ListExport) => (await media.download(url ?? '')).rawPayload;
const filesOf = async (owner: string) =>
  (await media.database()).collection('files').find({ owner }).toArray();

/** The file's record and object alone are left of an order. */
async function expectTidy(id: string, files: number) {
  const found = await eventually(async () => {
    const left = await filesOf(id);
    return left.length === files && left;
  });
  expect(found.map(({ kind }) => String(kind))).toEqual(Array(files).fill('export'));
  const keys = (await media.objects.list('', 1000)).map(({ key }) => key);
  expect(await media.files.existingIds(keys)).toEqual(new Set(keys));
}

/** The tags of a page, without the numbers by which pdf.js links them to content. */
async function tagsOf(pdf: Buffer | undefined, page = 1) {
  const file = await getDocumentProxy(new Uint8Array(pdf ?? []), { verbosity: 0 });
  const tree = await (await file.getPage(page)).getStructTree();
  return JSON.parse(JSON.stringify(tree), (key, value: unknown) =>
    key === 'id' ? undefined : value,
  ) as unknown;
}

function killBrowsers() {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  for (const pid of children.split(' ').filter(Boolean)) {
    if (CHROMIUM.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))) process.kill(Number(pid), 'SIGKILL');
  }
}

beforeEach(() => setCertificates(certificates));

describe('an order of certificates', () => {
  it.each([
    [{ ...ORDER, format: 'xlsx' }, COUNT, /^400 .*only as ZIP or PDF/],
    [{ kind: 'slips', format: 'zip' }, COUNT, /^400 .*only as PDF/],
    [{ ...ORDER, query: { colour: 'red' } }, COUNT, /^400 .*has no filter/],
    [ORDER, 0, /^409 .*no certificates to print/],
    [ORDER, 2001, /^422 .*2,000 certificates, and there are 2,001/],
  ])('%j of %i is refused', async (body, count, words) => {
    setCertificates([], count);
    const { statusCode, body: said } = await order(body);
    expect(`${statusCode} ${said}`).toMatch(words);
  });
});

describe('a file of certificates', () => {
  let worker: Awaited<ReturnType<typeof media.worker>>;
  let printed: jest.SpyInstance<ReturnType<PdfPrinter['print']>>;

  beforeAll(async () => {
    worker = await media.worker();
  });
  beforeEach(() => {
    printed = jest.spyOn(PdfPrinter.prototype, 'print');
  });
  afterEach(() => jest.restoreAllMocks());

  it('is a zip with a PDF each, which is the one that is printed alone', async () => {
    const done = await ended((await order(ORDER)).json<ListExport>()._id);
    expect(done).toMatchObject({ status: 'done', rows: COUNT, total: COUNT, described: 'All certificates' });
    const files = Object.entries(unzipSync(await bytesOf(done)));
    expect(files.map(([name]) => name)).toEqual(
      certificates.map(({ certificateNumber, studentName }) =>
        `${certificateNumber} ${studentName.replace('/', '_')}.pdf`.normalize('NFC'),
      ),
    );
    const printer = makePrinter();
    const renderer = new DocumentRenderer(() => Promise.resolve(undefined), media.env.PUBLIC_URL);
    const record = { kind: 'certificate', owner: '', certificate: certificate(3) } as const;
    const printedAlone = await printer.print((await renderer.render(record)).html);
    const alone = await readPdf(printedAlone);
    await printer.close();
    const [first, later] = [files[3], files[23]].map((file) => Buffer.from(file?.[1] ?? []));
    const { bytes, ...shown } = await readPdf(first ?? Buffer.of());
    // Its fonts have the letters of others as well.
    expect(bytes).toBeLessThan(1.2 * alone.bytes);
    expect({ ...shown, bytes: alone.bytes }).toEqual(alone);
    expect(await tagsOf(first)).toEqual(await tagsOf(printedAlone));
    expect(await readPdf(later ?? Buffer.of())).toMatchObject({
      tagged: true,
      title: `Certificate: ${certificate(23).studentName}`,
      pages: [{ text: expect.stringContaining(certificate(23).certificateNumber) as string }],
    });
    await expectTidy(done._id, 1);
  });

  it('is one tagged PDF with a page each', async () => {
    const done = await ended((await order({ ...ORDER, format: 'pdf' })).json<ListExport>()._id);
    const pdf = await bytesOf(done);
    const { pages, tagged, title, language } = await readPdf(pdf);
    expect([tagged, title, language]).toEqual([true, 'Certificates', 'en']);
    for (const [at, number] of numbers.entries()) expect(pages[at]?.text).toContain(number);
    expect(pages).toHaveLength(COUNT);
    expect(JSON.stringify(await tagsOf(pdf, COUNT))).toContain('"role":"H1"');
  });

  it.each<[string, () => unknown]>([
    ['its browser was killed', killBrowsers],
    ['Redis forgot the job', () => media.clearRedis()],
    [
      'the store of files was away',
      () => jest.spyOn(ObjectStore.prototype, 'put').mockRejectedValueOnce(unavailable('away')),
    ],
    [
      'the database was away',
      () => jest.spyOn(FilesRepository.prototype, 'insert').mockRejectedValueOnce(new Error('not connected')),
    ],
  ])('has every certificate once when %s meanwhile', async (_, fault) => {
    const { _id } = (await order(ORDER)).json<ListExport>();
    await eventually(() => printed.mock.calls.length >= 2);
    await fault();
    const done = await ended(_id);
    expect(done.status).toBe('done');
    const files = unzipSync(await bytesOf(done));
    expect(Object.keys(files).map((name) => name.slice(0, 15))).toEqual(numbers);
    for (const pdf of Object.values(files)) expect(strFromU8(pdf.slice(-6), true)).toMatch(/%%EOF/);
    await expectTidy(_id, 1);
  });

  it('rests between its certificates where a hall sits', async () => {
    answers.set('/internal/sitting/count?limit=10', { status: 200, body: { count: 10 } });
    await eventually(() => worker.get(HallWatch, { strict: false }).isHallSitting());
    const rest = jest.spyOn(WorkThrottle.prototype, 'rest');
    expect(await ended((await order(ORDER)).json<ListExport>()._id)).toMatchObject({ rows: COUNT });
    expect(rest).toHaveBeenCalledTimes(PRINTS - 1);
    answers.delete('/internal/sitting/count?limit=10');
  });

  it('prints after a break what is missing alone, and what changed meanwhile', async () => {
    let left = 2;
    const done: string[] = [];
    printed.mockImplementation(async function (this: PdfPrinter, html) {
      if ((left -= 1) < 0) throw new Error('killed');
      done.push(html);
      return print.call(this, html);
    });
    const { _id } = (await order(ORDER)).json<ListExport>();
    await eventually(() => left < 0);
    setCertificates([{ ...certificate(0), studentName: 'Another name' }, ...certificates.slice(1)]);
    left = Infinity;
    expect(await ended(_id)).toMatchObject({ status: 'done', rows: COUNT });
    expect(done).toHaveLength(PRINTS + 1);
    expect(new Set(done).size).toBe(PRINTS + 1);
    const [first = ''] = Object.keys(unzipSync(await bytesOf(await get(_id))));
    expect(first).toContain('Another name');
  });

  it('leaves nothing when it is cancelled, or its job runs once more after its end', async () => {
    const { _id } = (await order(ORDER)).json<ListExport>();
    await until(_id, () => printed.mock.calls.length >= 1);
    await media.request('POST', `/media/exports/${_id}/cancel`, { token: token() });
    await eventually(async () => (await filesOf(_id)).length === 0);
    await worker.get(ExportGenerator, { strict: false }).generate(_id);
    await expectTidy(_id, 0);
    expect(await get(_id)).toMatchObject({ status: 'cancelled' });
  });
});
