import type { ExamStatistics, ItemStatistics, ListExport } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { Workbook } from 'exceljs';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const EXAM = '6'.repeat(24);
const COHORT = '7'.repeat(24);
const PATH = `/internal/exams/${EXAM}/statistics?cohort=${COHORT}`;
const COLUMNS = [
  'No.',
  'Question or option',
  'Right or chosen %',
  'Discrimination',
  'Median seconds',
  'Notes',
];
const ORDER = { kind: 'statistics', format: 'xlsx', columns: COLUMNS, query: { exam: EXAM, cohort: COHORT } };

const item = (qstNumber: number): ItemStatistics => ({
  _id: EXAM,
  qstNumber,
  question: '=What is Ṣẹ́gun?',
  topic: 'Peace',
  candidates: 40,
  facility: 0.154,
  discrimination: -0.126,
  options: [
    { text: 'Right', isKey: true, bottom: 4, middle: 2, top: 0 },
    { text: 'Wrong', isKey: false, bottom: 6, middle: 11, top: 15 },
  ],
  unanswered: { bottom: 2, middle: 0, top: 0 },
  medianSeconds: 42.5,
  flags: ['check-key', 'hard'],
});
const statistics = (change: Partial<ExamStatistics> = {}): ExamStatistics => ({
  exam: { _id: EXAM, examName: 'Peace studies', examCode: 'PS/1', duration: 60, totalQuestions: 2 },
  isCounting: false,
  versions: [],
  countedAt: '2026-11-23T10:00:00.000Z',
  candidates: 40,
  scores: {
    candidates: 40,
    mean: 61.25,
    median: 60,
    deviation: 12.04,
    skew: -0.31,
    reliability: null,
    standardError: null,
    histogram: [0, 0, 1, 2, 5, 9, 8, 3, 1, 11],
  },
  items: [item(1), item(2)],
  ...change,
});
const setAnswer = (body: ExamStatistics) => answers.set(PATH, { status: 200, body });

const order = (body: object, token = media.staff('SUPER_ADMIN')) =>
  media.request('POST', '/media/exports', { token, body });

async function made(body: object): Promise<ListExport & { bytes: Buffer }> {
  const token = media.staff('SUPER_ADMIN');
  const { _id } = (await order(body, token)).json<ListExport>();
  const done = await eventually(async () => {
    const found = (await media.request('GET', `/media/exports/${_id}`, { token })).json<ListExport>();
    return found.status === 'done' && found;
  });
  return { ...done, bytes: (await media.download(done.url ?? '')).rawPayload };
}

describe('an order of statistics', () => {
  it.each([
    [{ ...ORDER, query: {} }, undefined, /^400 .*exam/],
    [{ ...ORDER, query: { exam: EXAM, cadre: 'x' } }, undefined, /^400 /],
    [{ ...ORDER, ids: [EXAM] }, undefined, /^400 .*Use filters/],
    [ORDER, media.staff.bind(media, 'ADMIN'), /^403 /],
    [{ ...ORDER, query: { exam: COHORT } }, undefined, /^404 /],
  ])('%j is refused', async (body, by, words) => {
    setAnswer(statistics());
    const { statusCode, body: said } = await order(body, by?.());
    expect(`${statusCode} ${said}`).toMatch(words);
  });

  it('of too few results is refused', async () => {
    setAnswer(statistics({ candidates: 3, scores: undefined, items: undefined }));
    expect((await order(ORDER)).json()).toMatchObject({
      code: 'CONFLICT',
      message: 'There are not enough results yet. Statistics need at least 20',
    });
  });
});

describe('a file of statistics', () => {
  beforeAll(async () => void (await media.worker()));

  it('waits for a count that is under way, and has numbers on one sheet and questions on the other', async () => {
    let asked = 0;
    answers.set(PATH, () => {
      asked += 1;
      const { items: _, scores: __, countedAt: ___, ...first } = statistics();
      return { status: 200, body: asked < 3 ? { ...first, isCounting: true } : statistics() };
    });
    const { name, described, bytes } = await made(ORDER);
    expect([name, described]).toEqual([
      expect.stringMatching(/^Statistics of PS-1 .*xlsx$/),
      'All results of Peace studies',
    ]);
    const book = new Workbook();
    await book.xlsx.load(bytes as unknown as ArrayBuffer);
    const [summary, questions] = book.worksheets;
    const text = JSON.stringify(summary?.getSheetValues());
    for (const words of ['Statistics of Peace studies (PS/1)', '"Mean","61.3%"', '"90–100%","11"'])
      expect(text).toContain(words);
    expect(questions?.rowCount).toBe(9);
    expect([2, 3, 5].map((row) => questions?.getRow(row).values)).toEqual([
      [undefined, 1, '=What is Ṣẹ́gun? (Peace)', 15, -0.126, 42.5, 'Check the key, Very hard'],
      [undefined, undefined, '– Right', 15, undefined, undefined, 'Right answer'],
      [undefined, undefined, '– No answer', 5],
    ]);
  });

  it('is printed with its filter and the numbers of pages', async () => {
    setAnswer(statistics({ items: Array.from({ length: 20 }, (_, at) => item(at + 1)) }));
    const { bytes } = await made({ ...ORDER, format: 'pdf', described: 'Cohort: March diet' });
    const { pages, text } = await readPdf(bytes);
    expect(pages).toHaveLength(3);
    for (const words of ['Cohort: March diet', 'Reliability (KR-20)', 'Check the key', '-0.13', 'Page 3 of'])
      expect(text).toContain(words);
  });
});
