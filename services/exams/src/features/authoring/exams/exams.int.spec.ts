import type { Exam } from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { makeQuestionSheet } from '@concord/testing';
import { Workbook } from 'exceljs';
import { examsHarness, UNKNOWN_ID } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const token = harness.tokens.staff('SUPER_ADMIN');

const question = (n = 1) => ({ question: `Question ${n}?`, answer: 'Yes', options: ['Yes', 'No'] });
const upload = (title: string, fields: object = {}) =>
  harness.call<Exam>('POST', '/exams/upload', {
    token,
    body: { title, duration: 30, questions: [question()], ...fields },
  });
const get = (id: string) => harness.call<Exam>('GET', `/exams/${id}`, { token });
const patch = (id: string, body: object) => harness.call<Exam>('PATCH', `/exams/${id}`, { token, body });
const remove = (id: string) => harness.call('DELETE', `/exams/${id}`, { token });

describe('the revision of an exam', () => {
  it('refuses a change of what somebody else has changed, and counts changes', async () => {
    const { body: exam } = await upload('Revised');
    expect(exam.revision).toBe(1);
    const first = await patch(exam._id, { revision: 1, duration: 40 });
    expect(first).toMatchObject({ status: 200, body: { revision: 2, duration: 40 } });
    expect(await patch(exam._id, { revision: 1, duration: 50 })).toMatchObject(refusal(409, 'REVISION'));
    // Without a revision, the change applies to the current exam.
    expect((await patch(exam._id, { examName: 'Again' })).body).toMatchObject({ revision: 3, duration: 40 });
    const both = await Promise.all([41, 42].map((duration) => patch(exam._id, { revision: 3, duration })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('POST exams/upload', () => {
  it('sets name, code, question numbers and ids', async () => {
    const questions = [{ ...question(), qstNumber: 9 }, question(2)];
    const given = { duration: 45, questions, uploadedBy: 'someone else' };
    const { status, body } = await upload('  Conflict & Peace Studies ', given);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      examName: 'Conflict & Peace Studies',
      duration: 45,
      totalQuestions: 2,
      uploadedBy: { username: 'super_admi' },
      questions: [{ qstNumber: 1, answer: 'Yes' }, { qstNumber: 2 }],
    });
    expect(body.examCode).toMatch(/^CPS-\d{4}$/);
  });

  it('gives fifty exams with the same title different codes', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, () => upload('Same')));
    expect(new Set(made.map(({ body }) => body.examCode)).size).toBe(50);
  });

  it('accepts an exam of the largest size', async () => {
    const questions = Array.from({ length: 500 }, (_, n) => ({
      question: `${n} ${'q'.repeat(1000)}`,
      answer: 'o1',
      options: Array.from({ length: 10 }, (__, i) => `o${i}`),
    }));
    const { status, body } = await upload('Large', { duration: 600, questions });
    expect(status).toBe(201);
    expect((await get(body._id)).body.questions).toHaveLength(500);
  });

  it('names what is missing', async () => {
    const answer = await harness.call('POST', '/exams/upload', { token, body: {} });
    expect(answer).toMatchObject(refusal(400, 'VALIDATION'));
    expect(answer.body.issues).toEqual(
      expect.arrayContaining([
        { path: 'title', message: 'Exam title can not be empty' },
        { path: 'duration', message: 'Exam duration can not be empty' },
      ]),
    );
  });
});

describe('GET exams', () => {
  it('lists newest first, with questions for SUPER_ADMIN only', async () => {
    const { body: made } = await upload('Newest');
    const list = (query: string, role: 'ADMIN' | 'SUPER_ADMIN') =>
      harness.call<Exam[]>('GET', `/exams${query}`, { token: harness.tokens.staff(role) });
    const plain = await list('', 'ADMIN');
    expect(plain.body[0]).toMatchObject({ _id: made._id, totalQuestions: 1 });
    expect(JSON.stringify(plain.body)).not.toContain('"questions"');
    const full = await list('?type=full&page=1&pageSize=2', 'SUPER_ADMIN');
    expect(full.body).toHaveLength(2);
    expect(full.body[0]).toEqual(made);
    expect(Number(full.headers.get('x-total-count'))).toBe(plain.body.length);
    for (const query of ['?type=full', '?type=full&page=0'])
      expect((await list(query, 'ADMIN')).status).toBe(403);
    expect((await list('?type=full&page=0', 'SUPER_ADMIN')).status).toBe(400);
  });
});

describe('PATCH and DELETE exams/:id', () => {
  it('keeps the ids of questions that are sent with them', async () => {
    const { body: made } = await upload('Ids', { questions: [question(), question(2)] });
    const kept = { ...question(3), _id: made.questions[1]?._id };
    const changed = await patch(made._id, { examName: 'Renamed', questions: [kept, question(4)] });
    expect(changed.body).toMatchObject({ examName: 'Renamed', examCode: made.examCode });
    expect(changed.body.questions[0]).toMatchObject({ _id: kept._id, qstNumber: 1 });
    expect(made.questions.map(({ _id }) => _id)).not.toContain(changed.body.questions[1]?._id);
    for (const questions of [[kept, kept], [{ ...question(), _id: UNKNOWN_ID }]])
      expect((await patch(made._id, { questions })).status).toBe(400);
    expect((await patch(made._id, {})).body).toEqual(changed.body);
    expect((await get(made._id)).body).toEqual(changed.body);
  });

  it('refuses a taken code, an unknown exam and the removal of an assigned one', async () => {
    const [{ body: one }, { body: two }] = [await upload('One'), await upload('Two')];
    const taken = await patch(two._id, { examCode: one.examCode });
    expect(taken).toMatchObject(refusal(409, 'EXAM_CODE_TAKEN'));
    for (const answer of [await get(UNKNOWN_ID), await patch(UNKNOWN_ID, {}), await remove(UNKNOWN_ID)])
      expect(answer.status).toBe(404);
    await harness.assign(one, harness.addStudent()._id);
    expect(await remove(one._id)).toMatchObject(refusal(409, 'EXAM_IN_USE'));
    expect((await get(one._id)).status).toBe(200);
    expect((await remove(two._id)).body).toEqual({ _id: two._id });
    expect((await get(two._id)).status).toBe(404);
  });

  it('applies both of two concurrent changes', async () => {
    const { _id } = (await upload('Both')).body;
    const answers = await Promise.all([patch(_id, { examName: 'A' }), patch(_id, { duration: 99 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await get(_id)).body).toMatchObject({ examName: 'A', duration: 99 });
  });
});

describe('POST exams/:id/export', () => {
  const send = (id: string, body: object, as = token) =>
    fetch(`${harness.api.url}/exams/${id}/export`, {
      method: 'POST',
      headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  it.each([
    ['xlsx', 'spreadsheetml.sheet', '.xlsx'],
    ['moodle-xml', 'application/xml', '.xml'],
  ])('gives a file of %s that is read again as the exam was', async (format, type, ending) => {
    const questions = [{ ...question(), topic: 'Law', difficulty: 'hard' }, question(2)];
    const { body: made } = await upload('To export', { questions });
    const answer = await send(made._id, { format });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain(type);
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="${made.examCode}${ending}"`,
    );
    const body = new FormData();
    body.set('file', new Blob([await answer.arrayBuffer()]), `x${ending}`);
    const parsed = await harness.call('POST', '/exams/parse-sheet', { token, body });
    expect(parsed.body).toMatchObject({ questions, problems: [], format });
  });

  it('is for SUPER_ADMIN, an exam that is there, and a known format', async () => {
    const { body: made } = await upload('Not exported');
    expect((await send(made._id, { format: 'xlsx' }, harness.tokens.staff('ADMIN'))).status).toBe(403);
    expect((await send(UNKNOWN_ID, { format: 'xlsx' })).status).toBe(404);
    for (const body of [{}, { format: 'gift' }, { format: 'xlsx', more: 1 }])
      expect((await send(made._id, body)).status).toBe(400);
  });
});

describe('spreadsheets', () => {
  const send = (body: unknown, headers?: Record<string, string>) =>
    harness.call<{ questions: object[]; problems: object[]; rows: object[]; code: string }>(
      'POST',
      '/exams/parse-sheet',
      {
        token,
        body,
        headers,
      },
    );
  const parse = (file: Buffer, field = 'file') => {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(file)]), 'questions.xlsx');
    return send(body);
  };

  it('are read without being stored', async () => {
    const file = await makeQuestionSheet([question(), { question: 'Why?', options: ['Yes', 'No'] }]);
    expect(await parse(file)).toMatchObject({
      status: 200,
      body: { questions: [question()], problems: [{ row: 3, message: 'Qst 2 has no answer' }] },
    });
  });

  it('are written with a column of problems, which is read again', async () => {
    const found = (await parse(await makeQuestionSheet([{ question: '=1+1', options: ['Yes', 'No'] }]))).body;
    const write = (body: object) =>
      fetch(`${harness.api.url}/exams/errors-sheet`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const written = await write({ rows: found.rows });
    expect(written.headers.get('content-disposition')).toContain('exam-questions-errors.xlsx');
    const file = Buffer.from(await written.arrayBuffer());
    const book = new Workbook();
    await book.xlsx.load(file as unknown as ArrayBuffer);
    expect(book.worksheets[0]?.getRow(2).values).toEqual(
      expect.arrayContaining(['=1+1', 'Yes', 'No', 'Qst 1 has no answer']),
    );
    expect((await parse(file)).body.problems).toEqual([{ row: 2, message: 'Qst 1 has no answer' }]);
    for (const rows of [[], undefined, [{ row: 1 }], [{ ...found.rows[0], more: 1 }]])
      expect((await write({ rows })).status).toBe(400);
  });

  it('have a template that can be parsed', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${harness.api.url}/exams/template`, { headers });
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const parsed = await parse(Buffer.from(await response.arrayBuffer()));
    expect(parsed.body).toMatchObject({ questions: [{ answer: 'Mediation' }], problems: [] });
  });

  it('are refused when they are other files, missing or too large', async () => {
    for (const file of [Buffer.from('PK\x03\x04 not really'), Buffer.alloc(0)])
      expect(await parse(file)).toMatchObject(refusal(400, 'NOT_XLSX'));
    expect((await parse(await makeQuestionSheet([question()]), 'other')).status).toBe(400);
    expect((await parse(Buffer.alloc(6 * 1024 * 1024 + 1))).status).toBe(413);
    expect(await send({ file: 'x' })).toMatchObject(refusal(400, 'NOT_XLSX'));
    const turned = new FormData();
    turned.set('file', new Blob([new Uint8Array(await makeQuestionSheet([question()]))]), 'x\u202excod.xlsx');
    expect(await send(turned)).toMatchObject(refusal(400, 'FILE_REFUSED'));
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send('--x\r\nnonsense', broken)).status).toBe(400);
  });

  it('are parsed while other requests are served', async () => {
    const file = await makeQuestionSheet(Array.from({ length: 5200 }, (_, n) => question(n)));
    const reading = Promise.all([parse(file), parse(file), parse(file)]);
    expect((await harness.call('GET', '/exams', { token })).status).toBe(200);
    for (const { status, body } of await reading) {
      expect(status).toBe(200);
      expect(body.questions).toHaveLength(500);
    }
  });
});
