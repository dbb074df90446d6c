import type { ListExport, Result, SlipCount } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { MediaHarness } from '../../../testing/harness';
import { readPdf } from '../../../testing/printing';

const media = MediaHarness.forSuite();
const { answers } = media.peer;
const ID = '6'.repeat(24);
const ORDER = { kind: 'slips', format: 'pdf', query: { exam: ID } };

const result = (n: number): Result => ({
  _id: n.toString(16).padStart(24, '0'),
  percantage: 75,
  total_score: 12,
  total_questions: 16,
  total_answered: 15,
  total_correct: 12,
  total_wrong: 3,
  pass: n % 2 === 0,
  createdAt: '2026-11-22T23:30:00.000Z',
  remark: 'Well done.\nCome back.',
  exam: { _id: ID, examName: 'Peace & War', examCode: 'PW-1' },
  student: {
    _id: ID,
    surname: `Ọláwálé ${n}`,
    firstName: 'Ṣẹ́gun',
    middleName: 'Ńkẹ̀chi',
    gender: 'Female',
  },
});

function setSlips(counted: SlipCount, count = counted.count) {
  answers.set('/internal/exports/slip-count', { status: 200, body: counted });
  const results = Array.from({ length: count }, (_, n) => result(n));
  answers.set('/internal/exports/slips', { status: 200, body: { results } });
}

const token = () => media.staff('SUPER_ADMIN');
const order = (body: object, by = token()) => media.request('POST', '/media/exports', { token: by, body });

async function ended(body: object): Promise<ListExport> {
  const { _id } = (await order(body)).json<ListExport>();
  return eventually(async () => {
    const got = await media.request('GET', `/media/exports/${_id}`, { token: token() });
    const found = got.json<ListExport>();
    return !['queued', 'working'].includes(found.status) && found;
  });
}

describe('an order of slips', () => {
  it.each([
    [{ ...ORDER, format: 'xlsx' }, undefined, /^400 .*only as PDF/],
    [{ ...ORDER, query: { colour: 'red' } }, undefined, /^400 .*has no filter/],
    [{ ...ORDER, ids: [ID] }, undefined, /^400 .*ids or a filter/],
    [{ ...ORDER, query: {}, ids: Array(201).fill(ID) }, undefined, /^400 .*at most 200/],
    [ORDER, media.staff.bind(media, 'ADMIN'), /^403 /],
  ])('%j is refused', async (body, by, words) => {
    setSlips({ count: 1, held: 0 });
    const { statusCode, body: said } = await order(body, by?.());
    expect(`${statusCode} ${said}`).toMatch(words);
  });

  it.each<[SlipCount, number, RegExp]>([
    [{ count: 0, held: 3 }, 409, /results are held/],
    [{ count: 0, held: 0 }, 409, /no results to print/],
    [{ count: 5001, held: 0 }, 422, /5,000 slips, and there are 5,001/],
  ])('of %j is refused', async (counted, status, words) => {
    setSlips(counted, 0);
    const { statusCode, body } = await order(ORDER);
    expect([statusCode, body]).toEqual([status, expect.stringMatching(words)]);
  });
});

describe('a file of slips', () => {
  beforeAll(async () => void (await media.worker()));

  it('has a slip a page', async () => {
    setSlips({ count: 70, held: 0, examCode: 'PW-1' }, 68);
    const done = await ended(ORDER);
    expect(done).toMatchObject({ status: 'done', rows: 68, total: 70, described: 'All results' });
    expect(done.name).toMatch(/^Result slips of PW-1 .*\.pdf$/);
    const { pages, fonts } = await readPdf((await media.download(done.url ?? '')).rawPayload);
    expect([pages.length, fonts]).toEqual([68, ['Inter-Bold', 'Inter-Regular', 'NotoSerif-SemiBold']]);
    const [first, second] = pages;
    expect(first?.size).toEqual([595, 842]);
    for (const words of ['Ọláwálé 0 Ṣ', '75%', 'Passed', '12 of 16', 'Peace & War', 'Come back.'])
      expect(first?.text).toContain(words.normalize('NFC'));
    expect(second?.text).toContain('Fail');
    expect(second?.text).toMatch(/Page 2 of ?68/);
  });

  it('takes those that were chosen, and fails in words when none is left', async () => {
    const asked: unknown[] = [];
    setSlips({ count: 1, held: 0 });
    answers.set('/internal/exports/slips', ({ body }) => {
      asked.push(body);
      return { status: 200, body: { results: [] } };
    });
    const done = await ended({ ...ORDER, query: {}, ids: [ID] });
    expect(done).toMatchObject({
      status: 'failed',
      reason: 'There are no results to print',
      described: 'Selected results',
    });
    expect(asked[0]).toEqual({ query: {}, ids: [ID] });
  });
});
