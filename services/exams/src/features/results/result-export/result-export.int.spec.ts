import type { Exam, ExportRows, Result, ResultCount } from '@concord/contracts';
import { eventually } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ questions: 4 });
const superAdmin = harness.tokens.staff('SUPER_ADMIN');
const columns = ['Student', 'Exam', 'Score', 'Percentage', 'Result', 'Date'];

async function handedIn(exam: Exam, right: number, surname = 'Bello') {
  const sitting = await harness.sitting(exam, harness.addStudent(surname));
  const answers = exam.questions.slice(0, right).map(({ _id }) => [_id, 'Right'] as const);
  await harness.submit(sitting, Object.fromEntries(answers));
  await eventually(() => harness.stored('results', sitting.attempt._id));
  return sitting;
}

const count = async (query: object) =>
  (await harness.internal<ResultCount>('POST', '/exports/result-count', { body: { query } })).body;

/** All rows, read in pages. */
async function rowsOf(query: object, limit: number) {
  const rows: ExportRows['rows'] = [];
  let after: ExportRows['next'];
  do {
    const body = { query, columns, limit, ...(after && { after }) };
    const { body: page } = await harness.internal<ExportRows>('POST', '/exports/result-rows', { body });
    rows.push(...page.rows);
    after = page.next;
  } while (after);
  return rows;
}

describe('a file of results', () => {
  it('has the rows of the list, by its filters', async () => {
    const other = await harness.uploadExam(4, 'Mediation');
    await handedIn(harness.exam, 1, 'Danjuma');
    await handedIn(other, 3, 'Okafor');
    await handedIn(other, 4, 'Adamu');
    const list = (query: string) => harness.call<Result[]>('GET', `/result?${query}`, { token: superAdmin });
    expect((await list(`exam=${other._id}`)).body.map(({ total_score }) => total_score)).toEqual([4, 3]);
    expect((await list('exam=x')).status).toBe(400);
    const rows = await rowsOf({ exam: other._id }, 1);
    const { examName, examCode } = other;
    // Details that distinguish namesakes.
    const told = ['7KQ2', '1990-05-01', expect.stringMatching(/@hall\.example$/)];
    expect(rows.map((row) => row.slice(0, -1))).toEqual([
      ['Adamu Amina', ...told, examName, examCode, 4, 4, 100, 'Passed'],
      ['Okafor Amina', ...told, examName, examCode, 3, 4, 75, 'Passed'],
    ]);
    harness.students.students.clear();
    const [destroyed] = await rowsOf({ exam: other._id }, 1);
    expect(destroyed?.slice(0, 5)).toEqual(['Adamu Amina', null, null, null, examName]);
    expect(await rowsOf({ search: 'danjuma' }, 5)).toHaveLength(1);
    expect(await count({ search: 'danjuma' })).toEqual({ count: 1 });
    expect(await rowsOf({ search: 'anjum', exam: harness.exam._id }, 5)).toHaveLength(1);
    expect(await rowsOf({ search: '...' }, 5)).toEqual([]);
  });

  it('of one exam has its final rounds in numbers, for the board', async () => {
    const exam = await harness.uploadExam(4, 'Early warning');
    expect((await count({ exam: exam._id })).board).toMatchObject({ results: 0, mean: null, lowest: null });
    for (const [right, surname] of [
      [1, 'Okafor'],
      [2, 'Adamu'],
      [4, 'Bello'],
    ] as const)
      await handedIn(exam, right, surname);
    const again = await handedIn(exam, 0);
    await harness.call('POST', `/exams/studentExam/${again.assignment}/reset`, {
      token: superAdmin,
      body: { reason: 'The power went out' },
    });
    const { examName, examCode } = exam;
    expect(await count({ exam: exam._id })).toEqual({
      count: 3,
      board: {
        exam: { examName, examCode },
        candidates: 3,
        results: 3,
        passed: 2,
        mean: 58.3,
        median: 50,
        highest: 100,
        lowest: 25,
      },
    });
    const percentages = async (limit: number) =>
      (await rowsOf({ exam: exam._id }, limit)).map((row) => row[8]);
    // Sorted by name, or newest first if the results exceed one page.
    expect(await percentages(5000)).toEqual([50, 100, 25]);
    expect(await percentages(2)).toEqual([100, 50, 25]);
    expect(await count({ exam: 'f'.repeat(24) })).toEqual({ count: 0 });
  });
});
