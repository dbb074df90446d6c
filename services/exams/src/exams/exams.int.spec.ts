import { makeQuestionSheet } from '@concord/testing';
import { Workbook } from 'exceljs';
import { type UploadedExam, ExamsHarness } from '../testing/exams-harness';

const harness = new ExamsHarness();
let token: string;

beforeAll(async () => {
  await harness.start({ withWorker: false });
  token = harness.tokens.staff('SUPER_ADMIN');
});
afterAll(() => harness.stop());

const question = (n = 1) => ({ question: `Question ${n}?`, answer: 'Yes', options: ['Yes', 'No'] });
const upload = (body: object) => harness.call<UploadedExam>('POST', '/exams/upload', { token, body });

describe('POST exams/upload', () => {
  it('sets name, code, question numbers and ids', async () => {
    const { status, body } = await upload({
      title: '  Conflict & Peace Studies ',
      duration: 45,
      questions: [{ ...question(), qstNumber: 9 }, question(2)],
      uploadedBy: 'someone else',
    });
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
    const made = await Promise.all(
      Array.from({ length: 50 }, () => upload({ title: 'Same', duration: 30, questions: [question()] })),
    );
    expect(new Set(made.map(({ body }) => body.examCode)).size).toBe(50);
  });

  it('accepts an exam of the largest size', async () => {
    const questions = Array.from({ length: 500 }, (_, n) => ({
      question: `${n} ${'q'.repeat(1000)}`,
      answer: 'o1',
      options: Array.from({ length: 10 }, (__, i) => `o${i}`),
    }));
    const { status, body } = await upload({ title: 'Large', duration: 600, questions });
    expect(status).toBe(201);
    expect(
      (await harness.call<UploadedExam>('GET', `/exams/${body._id}`, { token })).body.questions,
    ).toHaveLength(500);
  });

  it.each([
    ['no title', { title: ' ', duration: 60, questions: [question()] }],
    ['no duration', { title: 'T', questions: [question()] }],
    ['a broken duration', { title: 'T', duration: 1.5, questions: [question()] }],
    ['a duration of 0', { title: 'T', duration: 0, questions: [question()] }],
    ['a duration of 601', { title: 'T', duration: 601, questions: [question()] }],
    ['no questions', { title: 'T', duration: 60, questions: [] }],
    ['501 questions', { title: 'T', duration: 60, questions: Array.from({ length: 501 }, () => question()) }],
    ['one option', { title: 'T', duration: 60, questions: [{ ...question(), options: ['Yes'] }] }],
    [
      'the same option twice',
      { title: 'T', duration: 60, questions: [{ ...question(), options: ['Yes', 'Yes'] }] },
    ],
    [
      'an answer that is no option',
      { title: 'T', duration: 60, questions: [{ ...question(), answer: 'Maybe' }] },
    ],
    ['an unknown key', { title: 'T', duration: 60, questions: [question()], examCode: 'MINE' }],
    ['an operator', { title: { $gt: '' }, duration: 60, questions: [question()] }],
  ])('refuses %s', async (_, body) => {
    const refused = await upload(body);
    expect(refused).toMatchObject({ status: 400, body: { code: 'VALIDATION', issues: expect.any(Array) } });
  });

  it('names what is missing', async () => {
    const { body } = await upload({});
    const { issues } = body as unknown as { issues: { message: string }[] };
    expect(issues.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['Exam title can not be empty', 'Exam duration can not be empty']),
    );
  });
});

describe('GET exams', () => {
  it('lists newest first, with questions for SUPER_ADMIN only', async () => {
    const { body: made } = await upload({ title: 'Newest', duration: 30, questions: [question()] });
    const plain = await harness.call<UploadedExam[]>('GET', '/exams', {
      token: harness.tokens.staff('ADMIN'),
    });
    expect(plain.body[0]).toMatchObject({ _id: made._id, totalQuestions: 1 });
    expect(JSON.stringify(plain.body)).not.toContain('"questions"');
    const full = await harness.call<UploadedExam[]>('GET', '/exams?type=full&page=1&pageSize=2', { token });
    expect(full.body).toHaveLength(2);
    expect(full.body[0]).toEqual(made);
    expect(Number(full.headers.get('x-total-count'))).toBe(plain.body.length);
    for (const query of ['type=full', 'type=full&page=0']) {
      const refused = await harness.call('GET', `/exams?${query}`, { token: harness.tokens.staff('ADMIN') });
      expect(refused.status).toBe(403);
    }
    expect((await harness.call('GET', '/exams?type=full&page=0', { token })).status).toBe(400);
  });
});

describe('PATCH and DELETE exams/:id', () => {
  it('keeps the ids of questions that are sent with them', async () => {
    const { body: made } = await upload({ title: 'Ids', duration: 30, questions: [question(), question(2)] });
    const patch = (body: object) =>
      harness.call<UploadedExam>('PATCH', `/exams/${made._id}`, { token, body });
    const kept = { ...question(3), _id: made.questions[1]?._id };
    const changed = await patch({ examName: 'Renamed', questions: [kept, question(4)] });
    expect(changed.body).toMatchObject({ examName: 'Renamed', examCode: made.examCode });
    expect(changed.body.questions[0]).toMatchObject({ _id: made.questions[1]?._id, qstNumber: 1 });
    expect(made.questions.map(({ _id }) => _id)).not.toContain(changed.body.questions[1]?._id);
    expect((await patch({ questions: [kept, kept] })).status).toBe(400);
    expect((await patch({ questions: [{ ...question(), _id: '64b0000000000000000000ff' }] })).status).toBe(
      400,
    );
    expect((await patch({})).body).toEqual(changed.body);
    expect((await harness.call('GET', `/exams/${made._id}`, { token })).body).toEqual(changed.body);
  });

  it('refuses a taken code, an unknown exam and the removal of an assigned one', async () => {
    const { body: one } = await upload({ title: 'One', duration: 30, questions: [question()] });
    const { body: two } = await upload({ title: 'Two', duration: 30, questions: [question()] });
    const taken = await harness.call('PATCH', `/exams/${two._id}`, {
      token,
      body: { examCode: one.examCode },
    });
    expect(taken).toMatchObject({ status: 409, body: { code: 'EXAM_CODE_TAKEN' } });
    for (const method of ['GET', 'PATCH', 'DELETE'])
      expect((await harness.call(method, '/exams/64b0000000000000000000ff', { token })).status).toBe(404);
    await harness.assign(one._id, harness.addStudent()._id);
    const used = await harness.call('DELETE', `/exams/${one._id}`, { token });
    expect(used).toMatchObject({ status: 409, body: { code: 'EXAM_IN_USE' } });
    expect((await harness.call('GET', `/exams/${one._id}`, { token })).status).toBe(200);
    expect((await harness.call('DELETE', `/exams/${two._id}`, { token })).body).toEqual({ _id: two._id });
    expect((await harness.call('GET', `/exams/${two._id}`, { token })).status).toBe(404);
  });

  it('applies both of two concurrent changes', async () => {
    const { body: made } = await upload({ title: 'Both', duration: 30, questions: [question()] });
    const patch = (body: object) =>
      harness.call<UploadedExam>('PATCH', `/exams/${made._id}`, { token, body });
    const answers = await Promise.all([patch({ examName: 'A' }), patch({ duration: 99 })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await patch({})).body).toMatchObject({ examName: 'A', duration: 99 });
  });
});

describe('spreadsheets', () => {
  const parse = (file: Buffer, name = 'questions.xlsx', field = 'file') => {
    const body = new FormData();
    body.set(field, new Blob([new Uint8Array(file)]), name);
    return harness.call<{ questions: object[]; problems: object[]; code: string }>(
      'POST',
      '/exams/parse-sheet',
      {
        token,
        body,
      },
    );
  };

  it('reads a sheet without storing it', async () => {
    const file = await makeQuestionSheet([
      question(),
      { options: ['Yes', 'No'] },
      { question: 'Why?', options: ['Yes', 'No'] },
    ]);
    expect(await parse(file)).toMatchObject({
      status: 200,
      body: {
        questions: [question()],
        problems: [
          { row: 3, message: 'Qst 2 is not filled' },
          { row: 4, message: 'Qst 3 has no answer' },
        ],
      },
    });
  });

  it('serves a template that it can parse', async () => {
    const response = await fetch(`${harness.api.url}/exams/template`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toContain('spreadsheetml.sheet');
    const file = Buffer.from(await response.arrayBuffer());
    const parsed = await parse(file);
    expect(parsed.body).toMatchObject({ questions: [{ answer: 'Mediation' }], problems: [] });
    const book = new Workbook();
    await book.xlsx.load(file as never);
    expect(book.worksheets[0]?.getRow(1).values).toEqual(
      expect.arrayContaining(['Question', 'Answer', 'Option A', 'Option D']),
    );
  });

  it('refuses other files, missing files and too large ones', async () => {
    for (const file of [
      Buffer.from('question,answer\n'),
      Buffer.from('PK\x03\x04 not really'),
      Buffer.alloc(0),
    ])
      expect(await parse(file)).toMatchObject({ status: 400, body: { code: 'NOT_XLSX' } });
    expect((await parse(await makeQuestionSheet([question()]), 'q.xlsx', 'other')).status).toBe(400);
    expect((await parse(Buffer.alloc(6 * 1024 * 1024 + 1))).status).toBe(413);
    const plain = await harness.call('POST', '/exams/parse-sheet', { token, body: { file: 'x' } });
    expect(plain).toMatchObject({ status: 400, body: { code: 'NOT_XLSX' } });
    const broken = await harness.call('POST', '/exams/parse-sheet', {
      token,
      body: '--x\r\nnonsense',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(broken.status).toBe(400);
  });

  it('serves other requests while large sheets are parsed', async () => {
    const file = await makeQuestionSheet(Array.from({ length: 5200 }, (_, n) => question(n)));
    const reading = Promise.all([parse(file), parse(file), parse(file)]);
    const served = await harness.call('GET', '/exams', { token });
    expect(served.status).toBe(200);
    for (const { status, body } of await reading) {
      expect(status).toBe(200);
      expect(body.questions).toHaveLength(500);
      expect(body.problems).toEqual([
        { row: 502, message: expect.stringContaining('at most 500 questions') },
      ]);
    }
  });
});
