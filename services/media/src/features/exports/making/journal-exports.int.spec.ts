import { EXPORT_LISTS, type JournalLine, type ListExport } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { MediaHarness } from '../../../testing/harness';

const media = MediaHarness.forSuite();
const COLUMNS = EXPORT_LISTS.journal.columns.map(({ name }) => name);
const QUERY = { from: '2026-01-01', to: '2026-12-31' };
const ORDER = { kind: 'journal', format: 'xlsx', columns: COLUMNS, query: QUERY };

const line = (change: Partial<JournalLine>): JournalLine => ({
  _id: 'charge-1',
  day: '2026-03-01',
  kind: 'charge',
  document: 'INV-2026-000001',
  member: { _id: '6'.repeat(24), number: 'CIPCM-000001', name: '=HYPERLINK("x") Ada' },
  text: '@Subscription',
  debit: 'Members',
  credit: 'Income: subscriptions',
  amount: 500_001,
  ...change,
});

const payment = line({
  _id: 'payment-1',
  day: '2026-02-01',
  kind: 'payment',
  debit: 'Bank and cash',
  credit: 'Members',
  amount: 7,
});

/** Two members on two pages, in the order of members. */
const answerPages = () =>
  media.peer.answers.set('/internal/exports/journal', ({ body }) => ({
    status: 200,
    body: (body as { after?: string }).after
      ? { lines: [payment] }
      : { lines: [line({})], next: '6'.repeat(24) },
  }));

const order = (body: object, token = media.staff('SUPER_ADMIN')) =>
  media.request('POST', '/media/exports', { token, body });

describe('a file of the journal', () => {
  beforeAll(async () => void (await media.worker()));
  beforeEach(answerPages);

  it('has a line for each posting by day, the sums of its accounts, and no formulas', async () => {
    const token = media.staff('SUPER_ADMIN');
    const { _id } = (await order(ORDER, token)).json<ListExport>();
    const done = await eventually(async () => {
      const found = (await media.request('GET', `/media/exports/${_id}`, { token })).json<ListExport>();
      return found.status === 'done' && found;
    });
    expect(done.name).toMatch(/^Journal of 2026-01-01 to 2026-12-31 .*xlsx$/);
    const book = new Workbook();
    await book.xlsx.load((await media.download(done.url ?? '')).rawPayload as unknown as ArrayBuffer);
    const [summary, lines] = book.worksheets;
    const text = JSON.stringify(summary?.getSheetValues());
    expect(text).toContain('"Members","debit NGN 5,000.01, credit NGN 0.07"');
    expect(text).toContain('"All postings","NGN 5,000.08"');
    expect(lines?.rowCount).toBe(3);
    const cells = (row: number) => (lines?.getRow(row).values as unknown[]).slice(2);
    expect(cells(2).slice(-2)).toEqual([0.07, 7]);
    expect(cells(3)).toEqual([
      'Charge',
      'INV-2026-000001',
      'CIPCM-000001',
      '=HYPERLINK("x") Ada',
      '@Subscription',
      'Members',
      'Income: subscriptions',
      5000.01,
      500_001,
    ]);
  });

  it.each([
    [{ ...ORDER, query: {} }, undefined, /^400 /],
    [{ ...ORDER, query: { from: '2026-02-01', to: '2026-01-01' } }, undefined, /^400 /],
    [ORDER, media.staff.bind(media, 'ADMIN'), /^403 /],
  ])('%j is refused', async (body, by, words) => {
    const { statusCode, body: said } = await order(body, by?.());
    expect(`${statusCode} ${said}`).toMatch(words);
  });
});
