import { EXPORT_LISTS, type ExportCell, type ListExport, type ListRowsBody } from '@concord/contracts';
import { eventually, type PeerRequest } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';

const { columns } = EXPORT_LISTS.certificates;
const NAMES = columns.map(({ name }) => name);
const ORDER = {
  kind: 'certificates',
  format: 'xlsx',
  columns: ['Student name', 'Course', 'Certificate', 'State'],
  query: { status: 'all' },
};
const AT = '2026-11-22T23:30:00.000Z';
const ROW = {
  Number: 'CERT-2026-AAAAA-BBBBB',
  Name: '=SUM(1)',
  Course: '+Peace Building',
  Exam: 'PEA-1',
  Date: '2026-11-20',
  'Issued at': AT,
  Made: 'From a result',
  Status: 'Valid',
  'Invalid since': null,
  Reason: null,
  Replaces: null,
  'Replaced by': null,
};
const ROWS: readonly Record<string, ExportCell>[] = [
  ROW,
  { ...ROW, Name: '@Bello', Status: 'Revoked', 'Invalid since': AT, Reason: '-1+cmd|calc' },
  { ...ROW, Status: 'Replaced', 'Invalid since': AT, 'Replaced by': 'CERT-2026-CCCCC-DDDDD' },
];

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const token = () => media.staff('ADMIN');
let asked: ListRowsBody[];

/** The exams service with these rows, one a page. */
function setRows(found = ROWS) {
  asked = [];
  answers.set('/internal/exports/certificate-row-count', { status: 200, body: { count: found.length } });
  answers.set('/internal/exports/certificate-rows', ({ body }: PeerRequest) => {
    const sent = body as ListRowsBody;
    asked.push(sent);
    const at = Number(sent.after?.text ?? 0);
    const shown = columns.filter(({ name, of = name }) => sent.columns.includes(of));
    const rows = found.slice(at, at + 1).map((row) => shown.map(({ name }) => row[name] ?? null));
    const next = { id: '6'.repeat(24), text: String(at + 1) };
    return { status: 200, body: { rows, ...(at + 1 < found.length && { next }) } };
  });
}

const order = (body: object) => media.request('POST', '/media/exports', { token: token(), body });

async function made(body: object): Promise<ListExport & { bytes: Buffer }> {
  const { _id } = (await order(body)).json<ListExport>();
  const done = await eventually(async () => {
    const found = (
      await media.request('GET', `/media/exports/${_id}`, { token: token() })
    ).json<ListExport>();
    return found.status === 'done' && found;
  });
  return { ...done, bytes: (await media.download(done.url ?? '')).rawPayload };
}

beforeEach(() => setRows());

describe('an order of the list of certificates', () => {
  it.each([
    [{ ...ORDER, query: { colour: 'red' } }, /^400 .*has no filter/],
    [{ ...ORDER, query: { status: 'lost' } }, /^400 .*query/],
    [{ ...ORDER, columns: ['Score'] }, /^400 .*columns/],
    [{ ...ORDER, format: 'zip' }, /^400 .*only as XLSX or PDF/],
  ])('%j is refused', async (body, words) => {
    const { statusCode, body: answer } = await order(body);
    expect(`${statusCode} ${answer}`).toMatch(words);
    expect(asked).toEqual([]);
  });

  it('is in the audit log, with its filter and its rows', async () => {
    const { _id } = (await order(ORDER)).json<ListExport>();
    const outbox = (await media.database()).collection('audit-outbox');
    const noted = await eventually(() =>
      outbox.findOne({ 'record.id': _id, 'record.action': 'export.create' }),
    );
    await media.request('POST', `/media/exports/${_id}/cancel`, { token: token() });
    expect(noted).toMatchObject({
      record: {
        action: 'export.create',
        outcome: 'done',
        label: 'List of certificates (xlsx)',
        details: { filter: 'status=all', rows: 3 },
      },
    });
  });
});

describe('a file of the list of certificates', () => {
  beforeAll(async () => void (await media.worker()));

  it('is a spreadsheet with revoked and replaced ones, in which nothing is run', async () => {
    const { name, rows, bytes } = await made(ORDER);
    expect(name).toMatch(/^List of certificates \d{4}-\d\d-\d\d\.xlsx$/);
    expect(rows).toBe(3);
    const book = new Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    const [sheet] = book.worksheets;
    const heads = NAMES.filter((name) => name !== 'Serial number');
    expect(sheet?.getRow(1).values).toEqual([undefined, ...heads]);
    const cellOf = (row: number, name: string) => sheet?.getRow(row).getCell(heads.indexOf(name) + 1);
    expect([2, 3, 4].map((row) => cellOf(row, 'Status')?.value)).toEqual(['Valid', 'Revoked', 'Replaced']);
    for (const [row, name, text] of [
      [2, 'Name', '=SUM(1)'],
      [2, 'Course', '+Peace Building'],
      [3, 'Name', '@Bello'],
      [3, 'Reason', '-1+cmd|calc'],
    ] as const) {
      const cell = cellOf(row, name);
      expect([cell?.value, cell?.formula, cell?.numFmt]).toEqual([text, undefined, '@']);
    }
    // The local time in Nigeria.
    expect(cellOf(3, 'Invalid since')?.value).toEqual(new Date('2026-11-23T00:30:00Z'));
    expect(cellOf(2, 'Date')?.value).toEqual(new Date('2026-11-20T00:00:00Z'));
    expect(cellOf(4, 'Replaced by')?.value).toBe('CERT-2026-CCCCC-DDDDD');
    expect(asked.map(({ query, after }) => [query, after?.text])).toEqual([
      [ORDER.query, undefined],
      [ORDER.query, '1'],
      [ORDER.query, '2'],
    ]);
  });

  it('is a PDF with the same rows, which says that they are valid ones where nothing else was asked', async () => {
    const { bytes, described } = await made({ ...ORDER, format: 'pdf', query: {} });
    expect(described).toBe('Valid certificates');
    const { pages, text } = await readPdf(bytes);
    expect(pages).toHaveLength(1);
    for (const words of [
      'List of certificates',
      '3 rows on',
      described ?? '',
      '=SUM(1)',
      '@Bello',
      'Replaced',
    ])
      expect(text).toContain(words);
    expect(text).toMatch(/Revoked.*23\/11\/2026 00:30.*-1\+cmd\|calc/s);
    expect(text.replaceAll(/\s/g, '')).toContain('CERT-2026-CCCCC-DDDDD');
  });

  it('prints long names, titles and reasons in more lines', async () => {
    const long = (length: number) => Array.from({ length }, (_, at) => `word${at}`).join(' ');
    const reason = long(9);
    setRows([{ ...ROW, Name: long(4), Course: long(7), Reason: reason }]);
    const { bytes } = await made({ ...ORDER, format: 'pdf' });
    const { text } = await readPdf(bytes);
    const found = text.replaceAll(/\s+/g, ' ');
    for (const words of [long(4), long(7), reason]) expect(found).toContain(words);
    expect(found).not.toContain('…');
  });

  it('names the filters in place of that', async () => {
    const { described } = await made({ ...ORDER, described: 'State: Revoked' });
    expect(described).toBe('State: Revoked');
  });

  it('of no certificate has its heading alone', async () => {
    setRows([]);
    const { bytes } = await made({ ...ORDER, columns: ['Student name'] });
    const book = new Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    expect(book.worksheets[0]?.rowCount).toBe(1);
  });
});
