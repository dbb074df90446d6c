import { randomBytes } from 'node:crypto';
import type {
  Exam,
  ExamVersion,
  Paper,
  ParsedSheet,
  QuestionInput,
  RichPreview,
  VersionSummary,
} from '@concord/contracts';
import { refusal } from '@concord/nest-platform/testing';
import { examsHarness } from '../../../testing/exams-harness';

const harness = examsHarness({ withWorker: false });
const token = harness.tokens.staff('SUPER_ADMIN');

/** Adds a picture to the media service. */
function stored(bytes = 9000): string {
  const file = randomBytes(16).toString('hex');
  harness.students.pictures.set(file, { file, width: 640, height: 480, bytes });
  return file;
}
const question = (fields: Partial<QuestionInput> = {}): QuestionInput => ({
  question: 'What is $x^2$ for **two**?',
  answer: '$4$',
  options: ['$4$', 'three', 'two'],
  ...fields,
});
const send = (method: 'POST' | 'PATCH', path: string, body: object) =>
  harness.call<Exam>(method, `/exams/${path}`, { token, body });
const upload = (questions: readonly QuestionInput[], fields: object = {}) =>
  send('POST', 'upload', { title: 'Sums', duration: 30, questions, ...fields });
const patch = async (exam: Exam, questions: readonly object[]) =>
  (await send('PATCH', exam._id, { questions, revision: exam.revision })).body;
const idOf = (exam: Exam) => exam.questions[0]?._id ?? '';

describe('questions with pictures and formatting', () => {
  it('are on a paper as they are shown, without the answer, by links that name nobody', async () => {
    const [map, figure] = [stored(), stored()];
    const rich = question({
      rich: true,
      picture: { file: map, alt: 'A map' },
      optionPictures: [{ option: 2, file: figure, alt: 'Two dots' }],
    });
    const { status, body: exam } = await upload([rich, question()]);
    expect(status).toBe(201);
    expect(exam.questions).toMatchObject([
      {
        rich: true,
        picture: { file: map, alt: 'A map', width: 640, height: 480 },
        optionPictures: [{ option: 2, file: figure, alt: 'Two dots' }],
      },
      question(),
    ]);
    const { attempt } = await harness.sitting(exam);
    const [first, second] = attempt.exam.questions;
    expect(first?.picture?.url).toMatch(new RegExp(`^/api/media/files/${map}\\?exp=\\d+&sig=`));
    expect(first?.optionPictures).toMatchObject([{ option: 2, alt: 'Two dots' }]);
    expect(JSON.stringify(first?.shown)).toContain('"tag":"msup"');
    expect(Object.keys(second ?? {})).toEqual(['_id', 'qstNumber', 'question', 'options']);
    expect(JSON.stringify(attempt.exam)).not.toMatch(/"answer"|"bytes"|"rich"/);
    const preview = await harness.call<Paper>('GET', `/exams/${exam._id}/preview`, { token });
    expect(preview.body.questions).toEqual(attempt.exam.questions);
  });

  it('keep what a page of before does not send, and lose what is taken out', async () => {
    const [map, figure] = [stored(), stored()];
    const pictures = {
      picture: { file: map, alt: 'A map' },
      optionPictures: [{ option: 2, file: figure, alt: 'Two dots' }],
    };
    const { body: exam } = await upload([question({ rich: true, ...pictures })]);
    const _id = idOf(exam);
    const kept = await patch(exam, [{ _id, ...question({ options: ['two', '$4$', 'five'] }) }]);
    expect(kept.questions[0]).toMatchObject({
      rich: true,
      picture: { file: map },
      optionPictures: [{ option: 0, file: figure }],
    });
    // Known pictures are not looked up again at the media service.
    harness.students.pictures.clear();
    const { body: listed } = await harness.call<VersionSummary[]>('GET', `/exams/${exam._id}/versions`, {
      token,
    });
    const plain = await patch(kept, [{ _id, ...question(), rich: false, picture: null, optionPictures: [] }]);
    for (const key of ['rich', 'picture', 'optionPictures', 'shown'])
      expect(plain.questions[0]).not.toHaveProperty(key);
    const first = listed.at(-1)?._id ?? '';
    const version = await harness.call<ExamVersion>('GET', `/exams/${exam._id}/versions/${first}`, { token });
    expect(version.body.questions[0]).toMatchObject({ rich: true, picture: { file: map } });
    const path = `${exam._id}/versions/${first}/restore`;
    const restored = await send('POST', path, { revision: plain.revision });
    expect(restored.body.questions[0]).toMatchObject({ rich: true, picture: { file: map, alt: 'A map' } });
    const copy = await send('POST', `${exam._id}/duplicate`, { title: 'Copy' });
    expect(copy.body.questions[0]).toMatchObject({ picture: { file: map } });
    const used = await harness.internal<{ files: string[] }>('POST', '/question-pictures/used', {
      body: { files: ['f'.repeat(32), figure, map] },
    });
    expect(used.body).toEqual({ files: [figure, map] });
  });

  it('are refused with the question and the option that is wrong, and nothing is stored', async () => {
    const issuesOf = async (questions: readonly QuestionInput[]) => {
      const { status, body } = await upload(questions);
      expect(status).toBe(400);
      return (body as unknown as { issues?: { path: string }[] }).issues?.map(({ path }) => path);
    };
    const unknown = 'e'.repeat(32);
    const bad = question({ rich: true, question: '$\\frac{1$', options: ['$4$', '$\\nope$', 'x'] });
    expect(await issuesOf([question(), bad])).toEqual(['questions.1.question', 'questions.1.options.1']);
    const foreign = {
      picture: { file: unknown, alt: '' },
      optionPictures: [{ option: 1, file: unknown, alt: 'x' }],
    };
    expect(await issuesOf([question(foreign)])).toEqual([
      'questions.0.picture',
      'questions.0.optionPictures.1',
    ]);
    const file = stored();
    expect(await issuesOf([question({ optionPictures: [{ option: 0, file, alt: ' ' }] })])).toEqual([
      'questions.0.optionPictures.0.alt',
    ]);
    expect(await issuesOf([question({ optionPictures: [{ option: 7, file, alt: 'x' }] })])).toEqual([
      'questions.0.optionPictures',
    ]);
    expect(await issuesOf([question({ picture: { file: '../../etc/passwd', alt: '' } })])).toEqual([
      'questions.0.picture.file',
    ]);
  });

  it('have as many pictures as a candidate can load, of one paper', async () => {
    const many = Array.from({ length: 61 }, (_, n) =>
      question({ question: `${n}?`, picture: { file: stored(), alt: '' } }),
    );
    const refused = await upload(many);
    expect(refused).toMatchObject(refusal(400, 'VALIDATION'));
    expect(refused.body).toMatchObject({ message: expect.stringContaining('at most 60 pictures') as string });
    const paper = { rules: [{ count: 60 }], shuffleQuestions: true, shuffleOptions: true };
    expect((await upload(many, { paper })).status).toBe(201);
    const large = question({ picture: { file: stored(13 * 1024 * 1024), alt: '' } });
    expect((await upload([large])).body).toMatchObject({
      message: expect.stringContaining('at most 12.0 MB') as string,
    });
  });
});

describe('POST exams/parse-sheet', () => {
  it('stores the pictures of a file, and names those that cannot be used', async () => {
    const xml = (picture: string) => `<question type="multichoice"><name><text>x</text></name>
      <questiontext format="html"><text><![CDATA[Where? <img src="@@PLUGINFILE@@/a" alt="A map">]]></text>
      <file name="a" encoding="base64">${Buffer.from(picture).toString('base64')}</file></questiontext>
      <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer></question>`;
    const form = new FormData();
    form.append('file', new Blob([`<quiz>${xml('good')}${xml('bad')}</quiz>`]), 'bank.xml');
    const answer = await fetch(`${harness.api.url}/exams/parse-sheet`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: form,
    });
    const { rows, leftOut } = (await answer.json()) as ParsedSheet;
    expect(rows).toHaveLength(2);
    expect(rows?.[0]?.pictures).toMatchObject([
      { alt: 'A map', width: 640, height: 480, url: expect.stringContaining('sig=') as string },
    ]);
    expect(rows?.[1]).not.toHaveProperty('pictures');
    expect(leftOut).toEqual([
      { row: rows?.[1]?.row, message: 'Qst 2: a picture was not imported. This file is not a picture' },
    ]);
  });
});

describe('POST exams/rich-preview', () => {
  const show = (texts: unknown) =>
    harness.call<RichPreview>('POST', '/exams/rich-preview', { token, body: { texts } });

  it('shows texts, and says what is wrong with them', async () => {
    expect((await show(['**a**', '$\\x$'])).body).toEqual([
      { shown: [{ tag: 'b', size: 1 }, 'a'] },
      { shown: ['$\\x$'], problem: expect.stringContaining('\\x') as string },
    ]);
  });

  it('takes as many as a question has', async () => {
    for (const texts of [[], Array(12).fill('a'), ['a'.repeat(2001)], 'a'])
      expect((await show(texts)).status).toBe(400);
  });
});
