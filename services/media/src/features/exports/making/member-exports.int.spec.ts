import { type ListExport, PDF_COLUMNS_MAX } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { MediaHarness } from '../../../testing/harness';

const media = MediaHarness.forSuite();
const ORDER = {
  kind: 'members',
  format: 'xlsx',
  columns: ['Member', 'Number', 'Owes', 'Inducted'],
  query: { grade: 'Associate', owing: 'true' },
};
const ROWS = [
  ['CIPCM-000001', '=HYPERLINK("x") Ada', 'Person', 5000.5, '2026-01-01'],
  ['CIPCM-000002', '@Sule', 'Person', 7, '2019-12-31'],
];

const asked: unknown[] = [];
const order = (body: object, token = media.staff('ADMIN')) =>
  media.request('POST', '/media/exports', { token, body });

describe('a file of the list of members', () => {
  beforeAll(async () => void (await media.worker()));
  beforeEach(() => {
    const { answers } = media.peer;
    answers.set('/internal/exports/member-row-count', () => ({ status: 200, body: { count: ROWS.length } }));
    answers.set('/internal/exports/member-rows', ({ body }) => {
      asked.push(body);
      return { status: 200, body: { rows: ROWS } };
    });
  });

  it('has the rows of the filter, with amounts as numbers, days as dates and no formulas', async () => {
    const token = media.staff('ADMIN');
    const { _id } = (await order(ORDER, token)).json<ListExport>();
    const done = await eventually(async () => {
      const found = (await media.request('GET', `/media/exports/${_id}`, { token })).json<ListExport>();
      return found.status === 'done' && found;
    });
    expect(done.name).toMatch(/^Members .*xlsx$/);
    expect(asked).toMatchObject([{ query: ORDER.query, columns: ORDER.columns }]);
    const book = new Workbook();
    await book.xlsx.load((await media.download(done.url ?? '')).rawPayload as unknown as ArrayBuffer);
    const cells = (row: number) => (book.worksheets[0]?.getRow(row).values as unknown[]).slice(1);
    const last = book.worksheets[0]?.rowCount ?? 0;
    expect(cells(last - 1)).toEqual([...(ROWS[0]?.slice(0, 4) ?? []), new Date('2026-01-01T00:00:00.000Z')]);
    expect(cells(last)[1]).toBe('@Sule');
  });

  it.each([
    ['another filter', { ...ORDER, query: { exam: '1' } }],
    ['a page', { ...ORDER, query: { page: '1' } }],
    ['no column of the list', { ...ORDER, columns: ['Score'] }],
    ['too many columns', { ...ORDER, columns: Array.from({ length: 2 * PDF_COLUMNS_MAX }, () => 'Grade') }],
  ])('refuses %s', async (_of, body) => {
    expect((await order(body)).statusCode).toBe(400);
  });
});
