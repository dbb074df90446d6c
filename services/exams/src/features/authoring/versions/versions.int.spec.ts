import type { Exam, ExamVersion, Paper, QuestionInput, VersionSummary } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { Types } from 'mongoose';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const token = harness.tokens.staff('SUPER_ADMIN');
const { username } = { username: 'super_admi' };

const question = (n = 1) => ({ question: `Question ${n}?`, answer: 'Yes', options: ['Yes', 'No'] });
const upload = async (questions: readonly QuestionInput[] = [question(), question(2)], fields: object = {}) =>
  (
    await harness.call<Exam>('POST', '/exams/upload', {
      token,
      body: { title: 'Peace', duration: 30, questions, ...fields },
    })
  ).body;
const patch = async (id: string, body: object) =>
  (await harness.call<Exam>('PATCH', `/exams/${id}`, { token, body })).body;
const list = (id: string, query = '') =>
  harness.call<VersionSummary[]>('GET', `/exams/${id}/versions${query}`, { token });
const get = (id: string, version: string) =>
  harness.call<ExamVersion>('GET', `/exams/${id}/versions/${version}`, { token });
const restore = (id: string, version: string, body: object) =>
  harness.call<Exam>('POST', `/exams/${id}/versions/${version}/restore`, { token, body });
const toInputs = ({ questions }: Exam): QuestionInput[] =>
  questions.map(({ qstNumber: _, ...input }) => input);

/** An exam with three versions: as uploaded; with another key and another question; with another duration. */
async function changedExam() {
  const made = await upload();
  const [first, second] = toInputs(made);
  const questions = [{ ...first, answer: 'No' }, second, question(3)];
  await patch(made._id, { questions });
  return { made, exam: await patch(made._id, { duration: 45 }) };
}

describe('GET exams/:id/versions', () => {
  it('lists newest first with number, author and what changed, by pages', async () => {
    const { exam } = await changedExam();
    const { body, headers } = await list(exam._id);
    const nothing = { added: 0, removed: 0, changed: 0, keys: 0, moved: 0, settings: 0 };
    const by = expect.objectContaining({ username }) as object;
    expect(body).toMatchObject([
      { number: 3, isCurrent: true, by, questionCount: 3, changes: { ...nothing, settings: 1 } },
      { number: 2, isCurrent: false, by, questionCount: 3, changes: { ...nothing, added: 1, keys: 1 } },
      { number: 1, isCurrent: false, by, questionCount: 2, changes: null, results: 0, underWay: 0 },
    ]);
    expect(headers.get('x-total-count')).toBe('3');
    const second = await list(exam._id, '?page=2&pageSize=2');
    expect(second.body).toEqual([body[2]]);
  });

  it('says which were sat, and by how many', async () => {
    const exam = await upload();
    const sitting = await harness.sitting(exam);
    await harness.sitting(exam);
    await patch(exam._id, { duration: 31 });
    const _id = new Types.ObjectId(sitting.attempt._id);
    const attempt = await harness.stored('attempts', sitting.attempt._id);
    await harness.db.collection('results').insertOne({ _id, version: attempt?.version as Types.ObjectId });
    await harness.change('attempts', sitting.attempt._id, { status: 'graded' });
    expect((await list(exam._id)).body).toMatchObject([
      { number: 2, results: 0, underWay: 0 },
      { number: 1, results: 1, underWay: 1 },
    ]);
  });

  it('reads versions of earlier releases, which recorded less', async () => {
    const { exam } = await changedExam();
    await harness.db
      .collection('exam-versions')
      .updateMany({ exam: new Types.ObjectId(exam._id) }, { $unset: { by: 1, changes: 1 } });
    expect((await list(exam._id)).body).toMatchObject([
      { number: 3, by: null, changes: null },
      { number: 2, by: null, changes: null },
      { number: 1, by: exam.uploadedBy, changes: null },
    ]);
  });
});

describe('GET exams/:id/versions/:versionId', () => {
  it('answers the questions with the answers of that time', async () => {
    const { made, exam } = await changedExam();
    const [, , first] = (await list(exam._id)).body;
    const { body } = await get(exam._id, first?._id ?? '');
    expect(body).toMatchObject({ ...first, duration: 30, questions: made.questions });
  });

  it('is for SUPER_ADMIN, and for versions of this exam', async () => {
    const [{ exam }, other] = [await changedExam(), await upload()];
    const [version] = (await list(other._id)).body;
    const id = version?._id ?? '';
    for (const path of [
      `${exam._id}/versions/${id}`,
      `${UNKNOWN_ID}/versions/${id}`,
      `${UNKNOWN_ID}/versions`,
    ])
      expect(await harness.call('GET', `/exams/${path}`, { token })).toMatchObject(refusal(404, 'NOT_FOUND'));
    const admin = harness.tokens.staff('ADMIN');
    for (const path of [`/exams/${exam._id}/versions`, `/exams/${exam._id}/preview`])
      expect((await harness.call('GET', path, { token: admin })).status).toBe(403);
  });
});

describe('POST exams/:id/versions/:versionId/restore', () => {
  it('makes a new version with the content of the old one, and keeps the code', async () => {
    const { made, exam } = await changedExam();
    const coded = await patch(exam._id, { examCode: `NEW-${exam._id.slice(-6)}`, examName: 'Renamed' });
    const first = (await list(exam._id)).body.at(-1)?._id ?? '';
    const { status, body } = await restore(exam._id, first, { revision: coded.revision });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      examName: 'Peace',
      examCode: coded.examCode,
      duration: 30,
      questions: made.questions,
      revision: (coded.revision ?? 0) + 1,
    });
    const [present] = (await list(exam._id)).body;
    const changes = { added: 0, removed: 1, changed: 0, keys: 1, moved: 0, settings: 2 };
    expect(present).toMatchObject({ number: 5, isCurrent: true, restored: 1, changes });
  });

  it('refuses what somebody else has changed, the present version, and what is not there', async () => {
    const { exam } = await changedExam();
    const [third, second] = (await list(exam._id)).body;
    const old = second?._id ?? '';
    expect(await restore(exam._id, old, { revision: 2 })).toMatchObject(refusal(409, 'REVISION'));
    const present = await restore(exam._id, third?._id ?? '', { revision: 3 });
    expect(present).toMatchObject(refusal(409, 'CONFLICT'));
    for (const body of [{}, { revision: 'x' }, { revision: 3, more: 1 }])
      expect((await restore(exam._id, old, body)).status).toBe(400);
    expect((await restore(exam._id, UNKNOWN_ID, { revision: 3 })).status).toBe(404);
    const both = await Promise.all([1, 2].map(() => restore(exam._id, old, { revision: 3 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list(exam._id)).body).toHaveLength(4);
  });
});

describe('POST exams/:id/duplicate', () => {
  const duplicate = (id: string, body: object) =>
    harness.call<Exam>('POST', `/exams/${id}/duplicate`, { token, body });

  it('makes another exam of the same questions, with ids and a code of its own', async () => {
    const paper = { rules: [{ count: 1 }], shuffleQuestions: true, shuffleOptions: false };
    const made = await upload([{ ...question(), topic: 'Law', difficulty: 'hard', pinned: 1 }, question(2)], {
      paper,
    });
    const { status, body } = await duplicate(made._id, { title: '  Second diet ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      examName: 'Second diet',
      duration: 30,
      paper,
      totalQuestions: 1,
      revision: 1,
    });
    expect(body.examCode).not.toBe(made.examCode);
    const contentOf = ({ questions }: Exam) => questions.map(({ _id: _, ...content }) => content);
    expect(contentOf(body)).toEqual(contentOf(made));
    const ids = [made, body].flatMap(({ questions }) => questions.map(({ _id }) => _id));
    expect(new Set(ids).size).toBe(4);
    await patch(body._id, { examName: 'Changed' });
    expect((await harness.call<Exam>('GET', `/exams/${made._id}`, { token })).body).toEqual(made);
  });

  it('needs a title and an exam that is there', async () => {
    const { _id } = await upload();
    for (const body of [{}, { title: ' ' }, { title: 'x'.repeat(201) }])
      expect(await duplicate(_id, body)).toMatchObject(refusal(400, 'VALIDATION'));
    expect((await duplicate(UNKNOWN_ID, { title: 'x' })).status).toBe(404);
  });
});

describe('GET exams/:id/preview', () => {
  const preview = (id: string) => harness.call<Paper>('GET', `/exams/${id}/preview`, { token });

  it('answers a paper without answers and tags, drawn again each time', async () => {
    const questions = Array.from({ length: 30 }, (_, n) => ({ ...question(n), topic: 'Law' }));
    const paper = { rules: [{ topic: 'Law', count: 5 }], shuffleQuestions: true, shuffleOptions: true };
    const { _id } = await upload(questions, { paper });
    const papers = await Promise.all([1, 2, 3].map(() => preview(_id)));
    const drawn = papers.map(({ body }) => body.questions.map((each) => each._id));
    expect(drawn.map(({ length }) => length)).toEqual([5, 5, 5]);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(1);
    expect(Object.keys(papers[0]?.body.questions[0] ?? {})).toEqual([
      '_id',
      'qstNumber',
      'question',
      'options',
    ]);
    expect((await preview(UNKNOWN_ID)).status).toBe(404);
  });
});
