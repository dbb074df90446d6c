import { randomBytes } from 'node:crypto';
import { type AuditRecord, EXPORT_LISTS, type ExportRowsBody, type ListExport } from '@concord/contracts';
import { eventually, type PeerAnswer, type PeerRequest } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { ObjectStore } from '../../../store/objects/object-store';
import { StoreFullError } from '../../../store/objects/store-full-error';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';
import { ExportGenerator } from './export-generator';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { ExportsSweeper } from './exports.sweeper';

const HOUR = 3_600_000;
const ROWS = '/internal/exports/rows';
const ORDER = {
  kind: 'students',
  format: 'xlsx',
  columns: ['Full name', 'Registered'],
  query: { state: 'Kano' },
};
const AT = '2026-11-22T23:30:00.000Z';

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const token = () => media.staff();

/** The students service with this many rows; `before` may hold each page up. */
function setRows(
  count: number,
  before: (body: ExportRowsBody) => Promise<unknown> = () => Promise.resolve(),
) {
  answers.set('/internal/exports/count', { status: 200, body: { count } });
  answers.set(ROWS, async ({ body }: PeerRequest): Promise<PeerAnswer> => {
    const asked = body as ExportRowsBody;
    await before(asked);
    const start = Number(asked.after?.text ?? 0);
    const end = Math.min(count, start + asked.limit);
    const rows = Array.from({ length: end - start }, (_, at) => [
      `=SUM(${start + at})`,
      '7KQ2',
      '1990-05-01',
      AT,
    ]);
    const next = { id: '6'.repeat(24), text: String(end) };
    return { status: 200, body: { rows, ...(end < count && { next }) } };
  });
}

const order = (body: object = ORDER, by = token()) =>
  media.request('POST', '/media/exports', { token: by, body });
const ordered = async (body?: object, by?: string) => (await order(body, by)).json<ListExport>();
const cancel = (id: string, by = token()) =>
  media.request('POST', `/media/exports/${id}/cancel`, { token: by });
const get = (id: string, by = token()) => media.request('GET', `/media/exports/${id}`, { token: by });
const listed = async () =>
  (await media.request('GET', '/media/exports', { token: token() })).json<ListExport[]>();
const ended = (id: string, by?: string) =>
  eventually(async () => {
    const found = (await get(id, by)).json<ListExport>();
    return !['queued', 'working'].includes(found.status) && found;
  });
const filesOf = async (owner: string) =>
  (await media.database()).collection('files').find({ owner }).toArray();

beforeEach(() => setRows(3));

describe('an order', () => {
  const refusal = async (...asked: Parameters<typeof order>) => {
    const { statusCode, body } = await order(...asked);
    return `${statusCode} ${body}`;
  };

  it.each([
    [{ ...ORDER, query: { colour: 'red' } }, /^400 .*has no filter/],
    [{ ...ORDER, query: { page: '2' } }, /^400 .*all pages/],
    [{ ...ORDER, columns: ['Shoe size'] }, /^400 .*columns/],
    [{ ...ORDER, kind: 'accounts', columns: ['Role'], query: {} }, /^403 .*not open to your role/],
    [{ ...ORDER, kind: 'audit', columns: ['When'], query: {} }, /^403 /],
  ])('%j is refused', async (body, words) => expect(await refusal(body)).toMatch(words));

  it('for more rows than a file can hold is refused', async () => {
    setRows(100_001);
    expect(await refusal({ ...ORDER, format: 'pdf' })).toMatch(/^422 .*100,000 rows/);
  });

  it('beyond five under way is refused, until one of them is cancelled', async () => {
    const open = await Promise.all(Array.from({ length: 7 }, () => order()));
    expect(open.map(({ statusCode }) => statusCode).sort()).toEqual([202, 202, 202, 202, 202, 409, 409]);
    const list = (await media.request('GET', '/media/exports', { token: token() })).json<ListExport[]>();
    expect(list.map(({ status }) => status)).toEqual(Array(5).fill('queued'));
    for (const { _id } of list) expect((await cancel(_id)).json()).toMatchObject({ status: 'cancelled' });
    expect((await cancel(list[0]?._id ?? '')).statusCode).toBe(409);
    expect((await order()).statusCode).toBe(202);
  });

  it('is seen by whoever gave it alone', async () => {
    const { _id } = await ordered();
    const other = media.staff('SUPER_ADMIN');
    expect([(await get(_id, other)).statusCode, (await cancel(_id, other)).statusCode]).toEqual([404, 404]);
    expect((await get(randomBytes(12).toString('hex'))).statusCode).toBe(404);
  });
});

describe('the audit log', () => {
  it('has who ordered a file or was refused one, of which list, by what filter and of how many rows', async () => {
    setRows(412);
    const { _id } = await ordered({ ...ORDER, query: { state: 'Kano', search: 'bello' } });
    await cancel(_id);
    setRows(100_001);
    await order({ ...ORDER, format: 'pdf' });
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const latest = await outbox.find({ 'record.entity': 'export' }).sort({ _id: -1 }).limit(3).toArray();
    const shown = latest.map(({ record: { action, outcome, actor, id, label, reason, details } }) => ({
      said: [action, outcome, actor.kind, actor.role, label, reason],
      of: [id, details?.filter, details?.rows, details?.columns],
    }));
    expect(shown.reverse()).toEqual([
      {
        said: ['export.create', 'done', 'staff', 'ADMIN', 'Students (xlsx)', undefined],
        of: [_id, 'state=Kano&search=bello', 412, 'Full name, Registered'],
      },
      {
        said: [
          'export.cancel',
          'done',
          'staff',
          'ADMIN',
          expect.stringMatching(/^Students .*xlsx$/),
          undefined,
        ],
        of: [_id, undefined, undefined, undefined],
      },
      {
        said: ['export.create', 'refused', 'staff', 'ADMIN', 'Students (pdf)', 'TOO_MANY_ROWS'],
        of: [undefined, 'state=Kano', 100_001, 'Full name, Registered'],
      },
    ]);
  });
});

describe('a list that the browser prints', () => {
  const printed = (body: object, by = token()) =>
    media.request('POST', '/media/exports/printed', { token: by, body });
  const PRINTED = { kind: 'students', query: { state: 'Kano' }, columns: ['Full name', 'Date of birth'] };

  it('is on record with its filter and columns', async () => {
    expect((await printed(PRINTED)).json()).toEqual({ noted: true });
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const [latest] = await outbox.find({ 'record.entity': 'list' }).sort({ _id: -1 }).limit(1).toArray();
    expect(latest?.record).toMatchObject({
      action: 'list.print',
      outcome: 'done',
      label: 'Students',
      details: { filter: 'state=Kano', columns: 'Full name, Date of birth' },
    });
  });

  it.each([
    ['of accounts by an ADMIN', { kind: 'accounts', query: {} }, 403],
    ['by filters that it does not have', { query: { colour: 'red' } }, 400],
    ['that is none', { kind: 'slips', query: {} }, 400],
  ])('is refused %s', async (_, change, status) => {
    expect((await printed({ ...PRINTED, ...change })).statusCode).toBe(status);
  });
});

describe('a printed row', () => {
  it('has room for so many columns; a spreadsheet has more', async () => {
    const columns = EXPORT_LISTS.students.columns.map(({ name, of = name }) => of);
    const refused = await order({ ...ORDER, format: 'pdf', columns });
    expect(refused.json()).toMatchObject({ statusCode: 422, code: 'VALIDATION' });
    expect((await order({ ...ORDER, columns })).statusCode).toBe(202);
  });
});

describe('the exports worker', () => {
  let worker: Awaited<ReturnType<typeof media.worker>>;
  const sweep = (now?: number) => worker.get(ExportsSweeper, { strict: false }).sweep(now);
  const generate = (id: string) => worker.get(ExportGenerator, { strict: false }).generate(id);
  const repository = () => worker.get(ExportsRepository, { strict: false });

  beforeAll(async () => {
    worker = await media.worker();
  });
  beforeEach(async () => {
    await eventually(
      async () => (await repository().idsPendingSince(new Date(Date.now() + HOUR))).length === 0,
    );
  });

  it('makes a spreadsheet of all pages, in which nothing is run, and serves it as a download', async () => {
    setRows(5500);
    const done = await ended((await ordered())._id);
    expect(done).toMatchObject({ status: 'done', rows: 5500, total: 5500 });
    expect(done.name).toMatch(/^Students \d{4}-\d\d-\d\d\.xlsx$/);
    const isFetched = async () => (await listed()).find(({ _id }) => _id === done._id)?.isFetched;
    expect([await isFetched(), 'isFetched' in done]).toEqual([false, false]);
    const { headers, rawPayload } = await media.download(done.url ?? '');
    expect(await isFetched()).toBe(true);
    expect(headers).toMatchObject({
      'content-disposition': expect.stringMatching(/^attachment; filename="Students .*\.xlsx"/) as string,
      'x-content-type-options': 'nosniff',
    });
    const book = new Workbook();
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer);
    const [sheet] = book.worksheets;
    expect(sheet?.views).toMatchObject([{ state: 'frozen', ySplit: 1 }]);
    expect(sheet?.getRow(1).values).toEqual([
      undefined,
      'Full name',
      'Serial end',
      'Date of birth',
      'Registered',
    ]);
    expect(sheet?.getRow(5501).values).toEqual([
      undefined,
      '=SUM(5499)',
      '7KQ2',
      new Date('1990-05-01T00:00:00Z'),
      new Date('2026-11-23T00:00:00Z'),
    ]);
    expect([sheet?.rowCount, sheet?.getCell('A2').formula, sheet?.getCell('A2').numFmt]).toEqual([
      5501,
      undefined,
      '@',
    ]);
  });

  it.each([
    [1, /1 row on/],
    [0, /No Result Found/],
    [90, /90 rows on/],
  ])('prints %i rows with the head of the institute and the number of pages', async (count, words) => {
    setRows(count);
    const done = await ended((await ordered({ ...ORDER, format: 'pdf', described: 'State: Kano' }))._id);
    const { headers, rawPayload } = await media.download(done.url ?? '');
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const { pages, text } = await readPdf(rawPayload);
    expect(pages).toHaveLength(count > 50 ? 3 : 1);
    expect(text).toMatch(words);
    expect(text).toMatch(new RegExp(`State: Kano .*Page ${pages.length} of ?${pages.length}`));
    expect(text).toContain('Concord Institute of Peace');
  });

  it.each([0, 1])('makes a spreadsheet of %i rows', async (count) => {
    setRows(count);
    const done = await ended((await ordered())._id);
    const book = new Workbook();
    const { rawPayload } = await media.download(done.url ?? '');
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer);
    expect([done.rows, book.worksheets[0]?.rowCount]).toEqual([count, count + 1]);
  });

  it('stops when it is cancelled, and leaves no file', async () => {
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    setRows(12_000, ({ after }) => (after?.text === '5000' ? held : Promise.resolve()));
    const { _id } = await ordered();
    await eventually(async () => (await get(_id)).json<ListExport>().rows >= 1000);
    expect((await cancel(_id)).json()).toMatchObject({ status: 'cancelled' });
    letGo();
    await eventually(async () => (await filesOf(_id)).length === 0);
    expect((await get(_id)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('starts over after a kill, and removes the partial upload', async () => {
    const { _id } = await ordered();
    await ended(_id);
    const exports = (await media.database()).collection('exports');
    const lost = { status: 'working', rows: 2, updatedAt: new Date(0) };
    await exports.updateOne({ name: /Students/, status: 'done', rows: 3 }, { $set: lost });
    await media.clearRedis();
    await sweep();
    expect(await ended(_id)).toMatchObject({ status: 'done', rows: 3 });
    await eventually(async () => (await filesOf(_id)).length === 1);
  });

  it('goes on after the service with the rows was away', async () => {
    let calls = 0;
    setRows(1200);
    const rows = answers.get(ROWS) as (request: PeerRequest) => PeerAnswer;
    answers.set(ROWS, (request) => ((calls += 1) === 2 ? 'hang-up' : rows(request)));
    expect(await ended((await ordered())._id)).toMatchObject({ status: 'done', rows: 1200 });
    expect(calls).toBeGreaterThan(3);
  });

  it('fails in words when the store is full', async () => {
    const full = jest.spyOn(ObjectStore.prototype, 'putFile').mockRejectedValueOnce(new StoreFullError());
    const { _id } = await ordered();
    expect(await ended(_id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/no space left/) as string,
    });
    full.mockRestore();
    expect(await filesOf(_id)).toEqual([]);
  });

  it('leaves one file after two concurrent runs, and none after a day', async () => {
    const { _id } = await ordered();
    await generate(_id);
    const { url } = await ended(_id);
    await eventually(async () => (await filesOf(_id)).length === 1);
    await sweep(Date.now() + 23 * HOUR);
    expect((await get(_id)).statusCode).toBe(200);
    await sweep(Date.now() + 25 * HOUR);
    expect([(await get(_id)).statusCode, (await media.download(url ?? '')).statusCode]).toEqual([404, 404]);
  });
});
