import type { ListExport } from '@concord/contracts';
import { eventually, type PeerAnswer, type PeerRequest } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { ObjectStore } from '../../../store/objects/object-store';
import { StoreFullError } from '../../../store/objects/store-full-error';
import { MediaHarness } from '../../../testing/harness';
import { ListExports, ROWS_PATH, STUDENTS_EXPORT } from '../../../testing/list-exports';
import { readPdf } from '../../../testing/printing';
import { ExportGenerator } from './export-generator';
import { ExportsRepository } from '../../../store/exports/exports.repository';
import { ExportsSweeper } from './exports.sweeper';

const HOUR = 3_600_000;

const media = MediaHarness.forSuite();
const lists = new ListExports(media);

const filesOf = async (owner: string) =>
  (await media.database()).collection('files').find({ owner }).toArray();

beforeEach(() => lists.setRows(3));

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
    lists.setRows(5500);
    const done = await lists.ended((await lists.ordered())._id);
    expect(done).toMatchObject({ status: 'done', rows: 5500, total: 5500 });
    expect(done.name).toMatch(/^Students \d{4}-\d\d-\d\d\.xlsx$/);
    const isFetched = async () => (await lists.list()).find(({ _id }) => _id === done._id)?.isFetched;
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
    lists.setRows(count);
    const done = await lists.ended(
      (await lists.ordered({ ...STUDENTS_EXPORT, format: 'pdf', described: 'State: Kano' }))._id,
    );
    const { headers, rawPayload } = await media.download(done.url ?? '');
    expect(headers['content-disposition']).toMatch(/^attachment/);
    const { pages, text } = await readPdf(rawPayload);
    expect(pages).toHaveLength(count > 50 ? 3 : 1);
    expect(text).toMatch(words);
    expect(text).toMatch(new RegExp(`State: Kano .*Page ${pages.length} of ?${pages.length}`));
    expect(text).toContain('Concord Institute of Peace');
  });

  it.each([0, 1])('makes a spreadsheet of %i rows', async (count) => {
    lists.setRows(count);
    const done = await lists.ended((await lists.ordered())._id);
    const book = new Workbook();
    const { rawPayload } = await media.download(done.url ?? '');
    await book.xlsx.load(rawPayload as unknown as ArrayBuffer);
    expect([done.rows, book.worksheets[0]?.rowCount]).toEqual([count, count + 1]);
  });

  it('stops when it is cancelled, and leaves no file', async () => {
    let letGo = () => undefined as void;
    const held = new Promise<void>((resolve) => (letGo = resolve));
    lists.setRows(12_000, ({ after }) => (after?.text === '5000' ? held : Promise.resolve()));
    const { _id } = await lists.ordered();
    await eventually(async () => (await lists.get(_id)).json<ListExport>().rows >= 1000);
    expect((await lists.cancel(_id)).json()).toMatchObject({ status: 'cancelled' });
    letGo();
    await eventually(async () => (await filesOf(_id)).length === 0);
    expect((await lists.get(_id)).json()).toMatchObject({ status: 'cancelled' });
  });

  it('starts over after a kill, and removes the partial upload', async () => {
    const { _id } = await lists.ordered();
    await lists.ended(_id);
    const stored = (await media.database()).collection('exports');
    const lost = { status: 'working', rows: 2, updatedAt: new Date(0) };
    await stored.updateOne({ name: /Students/, status: 'done', rows: 3 }, { $set: lost });
    await media.clearRedis();
    await sweep();
    expect(await lists.ended(_id)).toMatchObject({ status: 'done', rows: 3 });
    await eventually(async () => (await filesOf(_id)).length === 1);
  });

  it('goes on after the service with the rows was away', async () => {
    let calls = 0;
    lists.setRows(1200);
    const rows = media.peer.answers.get(ROWS_PATH) as (request: PeerRequest) => PeerAnswer;
    media.peer.answers.set(ROWS_PATH, (request) => ((calls += 1) === 2 ? 'hang-up' : rows(request)));
    expect(await lists.ended((await lists.ordered())._id)).toMatchObject({ status: 'done', rows: 1200 });
    expect(calls).toBeGreaterThan(3);
  });

  it('fails in words when the store is full', async () => {
    const full = jest.spyOn(ObjectStore.prototype, 'putFile').mockRejectedValueOnce(new StoreFullError());
    const { _id } = await lists.ordered();
    expect(await lists.ended(_id)).toMatchObject({
      status: 'failed',
      reason: expect.stringMatching(/no space left/) as string,
    });
    full.mockRestore();
    expect(await filesOf(_id)).toEqual([]);
  });

  it('leaves one file after two concurrent runs, and none after a day', async () => {
    const { _id } = await lists.ordered();
    await generate(_id);
    const { url } = await lists.ended(_id);
    await eventually(async () => (await filesOf(_id)).length === 1);
    await sweep(Date.now() + 23 * HOUR);
    expect((await lists.get(_id)).statusCode).toBe(200);
    await sweep(Date.now() + 25 * HOUR);
    expect([(await lists.get(_id)).statusCode, (await media.download(url ?? '')).statusCode]).toEqual([
      404, 404,
    ]);
  });
});
