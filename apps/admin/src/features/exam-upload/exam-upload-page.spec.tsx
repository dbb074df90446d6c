import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anExam, QUESTION } from '../../testing/records';

const PATH = '/admin/exam-upload';
const UPLOAD = 'POST exams/upload';
const PARSE = 'POST exams/parse-sheet';
const SHEET = new File(['sheet'], 'Questions.XLSX');
const picker = () => findField('Questions spreadsheet');
const { question, answer, options } = QUESTION;

describe('ExamUploadPage', () => {
  it('reports a missing field at the field and sends nothing', async () => {
    const { made } = openAdmin(PATH);
    expect(await findField(/Duration/)).toHaveAccessibleDescription('min 30 and max 120 minutes');
    await fill(/Exam title/, 'Peace');
    await press('Upload exam');
    await findToast('Exam duration can not be empty');
    expect(await findField(/Duration/)).toBeInvalid();
    expect(made(UPLOAD)).toEqual([]);
  });

  it('refuses files other than .xlsx', async () => {
    const { made } = openAdmin(PATH);
    const input = await picker();
    input.removeAttribute('accept');
    await user.upload(input, new File(['a,b'], 'questions.xlsx.csv', { type: 'text/csv' }));
    await findToast('Only .xlsx files are accepted');
    expect(made(PARSE)).toEqual([]);
  });

  it('previews the questions and lists the problem of each row', async () => {
    const problems = [
      { row: 3, message: 'Qst 2 is not filled' },
      { row: 4, message: 'Qst 3 has no answer' },
    ];
    openAdmin(PATH, {
      [PARSE]: { body: { questions: [{ question, answer, options }], problems } },
    });
    await user.upload(await picker(), SHEET);
    expect(await screen.findByText('1 question to upload')).toBeVisible();
    expect(screen.getByText('1. What is peace?')).toBeVisible();
    expect(screen.getByText('Row 3: Qst 2 is not filled')).toBeVisible();
    expect(screen.getByText('Row 4: Qst 3 has no answer')).toBeVisible();
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
  });

  it('keeps the input when the server refuses, and clears it after success', async () => {
    const issues = [{ path: 'questions.0.options', message: 'Two options of this question are the same' }];
    const answers = [
      { status: 400, body: { code: 'VALIDATION', message: 'Some details are wrong', issues } },
    ];
    const { made } = openAdmin(PATH, {
      [PARSE]: { body: { questions: [{ question, answer, options }], problems: [] } },
      [UPLOAD]: () => answers.shift() ?? { status: 201, body: { ...anExam(), questions: [] } },
    });
    await fill(/Exam title/, 'Peace');
    await fill(/Duration/, '45');
    await user.upload(await picker(), SHEET);
    await screen.findByText('1 question to upload');

    await press('Upload exam');
    await findToast('Some details are wrong');
    expect(screen.getByText('Question 1: Two options of this question are the same')).toBeVisible();
    expect(await findField(/Exam title/)).toHaveValue('Peace');
    expect(await findField(/Duration/)).toHaveValue('45');
    expect(screen.getByText('1 question to upload')).toBeVisible();

    await press('Upload exam');
    await findToast('Exam Uploaded Succesfully');
    expect(await findField(/Exam title/)).toHaveValue('');
    expect(made(UPLOAD).at(-1)?.body).toEqual({
      title: 'Peace',
      duration: 45,
      questions: [{ question, answer, options }],
    });
  });
});
