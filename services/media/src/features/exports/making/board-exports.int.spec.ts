import type { AuditRecord, BoardSummary, ListExport, ResultCount } from '@concord/contracts';
import { eventually, refusal } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const COLUMNS = ['Student', 'Score', 'Percentage', 'Result', 'Date'];
const EXAM = '6'.repeat(24);
const ORDER = { kind: 'results', format: 'xlsx', columns: COLUMNS, query: { exam: EXAM } };

const board: BoardSummary = {
  exam: { examName: '=Peace & War', examCode: 'PEA/2026' },
  candidates: 60,
  results: 60,
  passed: 45,
  mean: 61.4,
  median: 60,
  highest: 98,
  lowest: 20,
};

/** The exams service with this many results. */
function setResults(rows: number, counted: Omit<ResultCount, 'count'> = { board }) {
  const row = [
    'Bello Amina',
    '7KQ2',
    '1990-05-01',
    'amina@example.org',
    12,
    16,
    75,
    'Passed',
    '2026-11-22T23:30:00.000Z',
  ];
  answers.set('/internal/exports/result-count', { status: 200, body: { count: rows, ...counted } });
  answers.set('/internal/exports/result-rows', { status: 200, body: { rows: Array(rows).fill(row) } });
}

const order = (body: object, token = media.staff('SUPER_ADMIN')) =>
  media.request('POST', '/media/exports', { token, body });

async function made(body: object): Promise<{ name: string; bytes: Buffer }> {
  const token = media.staff('SUPER_ADMIN');
  const { _id } = (await order(body, token)).json<ListExport>();
  const done = await eventually(async () => {
    const found = (await media.request('GET', `/media/exports/${_id}`, { token })).json<ListExport>();
    return found.status === 'done' && found;
  });
  return { name: done.name, bytes: (await media.download(done.url ?? '')).rawPayload };
}

describe('a file of results', () => {
  beforeAll(async () => void (await media.worker()));

  it('is for SUPER_ADMIN', async () => {
    setResults(1);
    expect((await order(ORDER, media.staff('ADMIN'))).json()).toMatchObject(refusal(403, 'FORBIDDEN').body);
  });

  it('of one exam has its numbers and lines for signatures on the first sheet', async () => {
    setResults(3);
    const { name, bytes } = await made(ORDER);
    expect(name).toMatch(/^Results of PEA-2026 \d{4}-\d\d-\d\d\.xlsx$/);
    const book = new Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    const [summary, results] = book.worksheets;
    const lines = (summary?.getSheetValues() ?? []).flatMap((row) =>
      Array.isArray(row) ? [row.slice(1)] : [],
    );
    const text = JSON.stringify(lines);
    for (const words of [
      '["Passed","45 (75%)"]',
      '["Mean","61.4%"]',
      '["Lowest","20%"]',
      'Registrar',
      '____',
    ])
      expect(text).toContain(words);
    expect(text).toContain('Results of =Peace & War (PEA/2026)');
    expect(results?.rowCount).toBe(4);
    expect(results?.getRow(1).values).toEqual([
      undefined,
      'Student',
      'Serial end',
      'Date of birth',
      'Email',
      'Score',
      'Questions',
      'Percentage',
      'Result',
      'Date',
    ]);
  });

  it.each([
    [2, 1, 1],
    // The lines for signatures alone are on the second one.
    [22, 2, 1],
    [37, 2, 2],
  ])('of one exam and %i rows is printed with them on %i pages', async (rows, pageCount, headed) => {
    setResults(rows);
    const { bytes } = await made({ ...ORDER, format: 'pdf', described: 'Peace' });
    const { pages, text } = await readPdf(bytes);
    expect(pages).toHaveLength(pageCount);
    expect(pages.filter((page) => page.text.includes('Percentage'))).toHaveLength(headed);
    expect(text).toContain('Results of =Peace & War (PEA/2026)');
    expect(text).toMatch(/Median.*60%/);
    for (const words of ['Chair of the examination board', 'Examiner', 'Registrar'])
      expect(text.split(words)).toHaveLength(2);
  });

  it('of one exam is named by its code in the audit log, with its columns', async () => {
    setResults(3);
    await made(ORDER);
    const outbox = (await media.database()).collection<{ record: AuditRecord }>('audit-outbox');
    const [latest] = await outbox
      .find({ 'record.action': 'export.create' })
      .sort({ _id: -1 })
      .limit(1)
      .toArray();
    expect(latest?.record).toMatchObject({
      label: 'Results of PEA-2026 (xlsx)',
      details: { filter: `exam=${EXAM}`, columns: COLUMNS.join(', '), rows: 3 },
    });
  });

  it('of the whole list has neither', async () => {
    setResults(2, {});
    const { name, bytes } = await made({ ...ORDER, query: {} });
    expect(name).toMatch(/^Results \d/);
    const book = new Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    expect(book.worksheets.map((sheet) => sheet.name)).toEqual(['Results']);
  });
});
