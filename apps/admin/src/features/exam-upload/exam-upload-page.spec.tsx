import { fill, findField, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { openAdmin } from '../../testing/open-admin';
import { anExam, QUESTION } from '../../testing/records';

const PATH = '/admin/exam-upload';
const UPLOAD = 'POST exams/upload';
const PARSE = 'POST exams/parse-sheet';
const ERRORS = 'POST exams/errors-sheet';
const SHEET = new File(['sheet'], 'Questions.XLSX');
const picker = () => findField('Question file');
const { question, answer, options } = QUESTION;
const row = (number: number, fields: object = {}) => ({
  row: number + 1,
  number,
  cells: { question: `${question} ${number}`, answer, options, ...fields },
  problems: [],
});
const parsed = (...rows: object[]) => ({ body: { questions: [], problems: [], rows } });

describe('ExamUploadPage', () => {
  beforeEach(() => {
    globalThis.indexedDB = new IDBFactory();
  });

  it('reports a missing field at the field and sends nothing', async () => {
    const { made } = openAdmin(PATH);
    expect(await findField(/Duration/)).toHaveAccessibleDescription('min 30 and max 120 minutes');
    await fill(/Exam title/, 'Peace');
    await press('Upload exam');
    await findToast('Exam duration can not be empty');
    expect(await findField(/Duration/)).toBeInvalid();
    expect(made(UPLOAD)).toEqual([]);
  });

  it('refuses other file extensions', async () => {
    const { made } = openAdmin(PATH);
    const input = await picker();
    input.removeAttribute('accept');
    await user.upload(input, new File(['a,b'], 'questions.xlsx.csv', { type: 'text/csv' }));
    await findToast('Only .xlsx, .xml, .gift, .txt and .zip files are accepted');
    expect(made(PARSE)).toEqual([]);
  });

  it('marks problems in their cells, validates a corrected row at once and asks before excluding rows', async () => {
    const rows = [row(1), row(2, { answer: '' }), row(3, { question: '', answer: 'A' })];
    const { made } = openAdmin(PATH, {
      [PARSE]: parsed(...rows),
      [UPLOAD]: { status: 201, body: { ...anExam(), questions: [] } },
    });
    await fill(/Exam title/, 'Peace');
    await fill(/Duration/, '45');
    await user.upload(await picker(), SHEET);
    expect(await screen.findByText('1 question to upload')).toBeVisible();
    const empty = await findField('Answer, row 3');
    expect(empty).toBeInvalid();
    expect(empty).toHaveAccessibleDescription('Qst 2 has no answer');
    expect(await findField('Answer, row 4')).toHaveAccessibleDescription(`Answer: ${options[0]}`);

    await fill('Answer, row 3', 'b');
    expect(await findField('Answer, row 3')).toHaveAccessibleDescription(`Answer: ${options[1]}`);
    expect(await screen.findByText('2 questions to upload')).toBeVisible();
    await press('Upload exam');
    const dialog = await screen.findByRole('dialog', { name: 'Upload 2 of 3 questions?' });
    expect(dialog).toHaveTextContent("1 question has errors. It won't be uploaded.");
    await press('Upload 2 questions');
    await findToast('Exam Uploaded Succesfully');
    expect(made(UPLOAD).at(-1)?.body).toEqual({
      title: 'Peace',
      duration: 45,
      questions: [
        { question: `${question} 1`, answer, options },
        { question: `${question} 2`, answer: options[1], options },
      ],
    });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('reports unread parts of a file, by row or for the whole file', async () => {
    const leftOut = [
      { row: 1, message: 'Not imported: ID, Marks', ofFile: true },
      { row: 7, message: '“Tell” is an essay and was not imported' },
    ];
    openAdmin(PATH, { [PARSE]: { body: { ...parsed(row(1)).body, leftOut, format: 'gift' } } });
    await user.upload(await picker(), new File(['x'], 'bank.gift'));
    expect(await screen.findByText('Row 7: “Tell” is an essay and was not imported')).toBeVisible();
    expect(screen.getByText('Not imported: ID, Marks')).toBeVisible();
  });

  it('names a file while reading it, uploads nothing until then, and discards it with the draft', async () => {
    let answer = () => {};
    const after = () => new Promise<void>((resolve) => (answer = resolve));
    const { made } = openAdmin(PATH, { [PARSE]: () => ({ ...parsed(row(1)), after: after() }) });
    await fill(/Exam title/, 'Peace');
    await fill(/Duration/, '45');
    await user.upload(await picker(), SHEET);
    expect(await screen.findByText('Reading Questions.XLSX…')).toBeVisible();
    await press('Upload exam');
    await findToast('Questions.XLSX is still being read. Check its questions, then upload');
    answer();
    expect(await screen.findByText('1 question to upload')).toBeVisible();
    expect(screen.getByText('Questions.XLSX')).toBeVisible();

    await user.upload(await picker(), new File(['sheet'], 'Others.xlsx'));
    await press('Use this file');
    expect(await screen.findByText('Reading Others.xlsx…')).toBeVisible();
    await press('Discard draft');
    await press('Discard');
    answer();
    expect(await screen.findByText(/^A spreadsheet/)).toBeVisible();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    expect(made(UPLOAD)).toEqual([]);
  });

  it('keeps showing why a file cannot be read', async () => {
    const message = 'This is an OpenDocument file (.ods). Save it as .xlsx';
    openAdmin(PATH, { [PARSE]: { status: 400, body: { code: 'NOT_XLSX', message } } });
    await user.upload(await picker(), SHEET);
    expect(await screen.findByText(`Questions.XLSX: ${message}`)).toBeVisible();
  });

  it('moves between rows by keys, filters problems and excludes rows', async () => {
    const { made } = openAdmin(PATH, {
      [PARSE]: parsed(row(1), row(2, { question: `${question} 1` }), row(3, { options: ['x'] })),
      [ERRORS]: { body: 'file' },
    });
    await user.upload(await picker(), SHEET);
    const first = await findField('Question, row 2');
    first.focus();
    await user.keyboard('{Enter}');
    expect(await findField('Question, row 3')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    await user.keyboard('{Shift>}{Enter}{/Shift}');
    expect(first).toHaveFocus();
    expect(await screen.findByText('Qst 2 is the same as Qst 1 (row 2)')).toBeVisible();

    await user.click(screen.getByLabelText('Only rows with problems (2)'));
    const table = within(screen.getByRole('table'));
    expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('3'),
      expect.stringContaining('4'),
    ]);
    await press('Leave out row 4');
    expect(await screen.findByLabelText('Question, row 4')).toBeDisabled();
    await press('Download with errors marked');
    expect(made(ERRORS).at(-1)?.body).toMatchObject({ rows: [{ row: 2 }, { row: 3 }] });
  });

  it('keeps the draft until it is discarded', async () => {
    const { unmount } = openAdmin(PATH, { [PARSE]: parsed(row(1)) });
    await fill(/Exam title/, 'Kept');
    await user.upload(await picker(), SHEET);
    await fill('Question, row 2', 'Mended?');
    unmount();

    openAdmin(PATH);
    expect(await screen.findByText(/This is your draft from/)).toBeVisible();
    expect(await findField(/Exam title/)).toHaveValue('Kept');
    expect(await findField('Question, row 2')).toHaveValue('Mended?');
    await press('Discard draft');
    await press('Discard');
    expect(await findField(/Exam title/)).toHaveValue('');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('keeps the input when the server refuses', async () => {
    const issues = [{ path: 'questions.0.options', message: 'Two options of this question are the same' }];
    openAdmin(PATH, {
      [PARSE]: parsed(row(1)),
      [UPLOAD]: { status: 400, body: { code: 'VALIDATION', message: 'Some details are wrong', issues } },
    });
    await fill(/Exam title/, 'Peace');
    await fill(/Duration/, '45');
    await user.upload(await picker(), SHEET);
    await screen.findByText('1 question to upload');
    await press('Upload exam');
    await findToast('Some details are wrong');
    expect(screen.getByText('Row 2: Two options of this question are the same')).toBeVisible();
    expect(await findField(/Exam title/)).toHaveValue('Peace');
    expect(screen.getByText('1 question to upload')).toBeVisible();
  });
});
