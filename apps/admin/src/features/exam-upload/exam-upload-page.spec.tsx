import { screen } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { anExam } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const QUESTION = { question: 'What is peace?', answer: 'Calm', options: ['Calm', 'Noise'] };
const SHEET = new File(['sheet'], 'questions.xlsx');

const open = async () => {
  const { user } = renderAdmin('/admin/exam-upload');
  const title = await screen.findByRole('textbox', { name: /Exam title/ });
  return {
    user,
    title,
    duration: screen.getByRole('textbox', { name: /Duration/ }),
    picker: screen.getByLabelText('Questions spreadsheet'),
    upload: screen.getByRole('button', { name: 'Upload exam' }),
  };
};

describe('ExamUploadPage', () => {
  it('reports missing fields one after another', async () => {
    const seen = fakeApi({});
    const { user, title, duration, upload } = await open();

    await user.click(upload);
    expect(await screen.findByText('Exam title can not be empty')).toBeVisible();
    expect(title).toBeInvalid();

    await user.type(title, 'Peace');
    await user.click(upload);
    expect(await screen.findByText('Exam duration can not be empty')).toBeVisible();
    expect(duration).toBeInvalid();

    await user.type(duration, '45');
    await user.click(upload);
    expect(await screen.findByText('Questions not uploaded')).toBeVisible();
    expect(seen.map(({ call }) => call)).not.toContain('POST exams/upload');
  });

  it('hints at the duration', async () => {
    fakeApi({});
    const { duration } = await open();
    expect(duration).toHaveAccessibleDescription('min 30 and max 120 minutes');
  });

  it('refuses files other than .xlsx', async () => {
    const seen = fakeApi({});
    const { user, picker } = await open();
    picker.removeAttribute('accept');

    await user.upload(picker, new File(['a,b'], 'questions.csv', { type: 'text/csv' }));
    expect(await screen.findByText('Only .xlsx files are accepted')).toBeVisible();
    expect(seen.map(({ call }) => call)).not.toContain('POST exams/parse-sheet');
  });

  it('previews the questions and lists the problem of each row', async () => {
    fakeApi({
      'POST exams/parse-sheet': {
        body: {
          questions: [QUESTION],
          problems: [
            { row: 3, message: 'Qst 2 is not filled' },
            { row: 4, message: 'Qst 3 has no answer' },
          ],
        },
      },
    });
    const { user, picker } = await open();

    await user.upload(picker, SHEET);
    expect(await screen.findByText('1 question to upload')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1. What is peace?' })).toBeVisible();
    expect(screen.getByText('Row 3: Qst 2 is not filled')).toBeVisible();
    expect(screen.getByText('Row 4: Qst 3 has no answer')).toBeVisible();
    expect(screen.getByText('Correct answer').closest('li')).toHaveTextContent('Calm');
  });

  it('keeps the input when the server refuses, and clears it after success', async () => {
    let refused = true;
    const seen = fakeApi({
      'POST exams/parse-sheet': { body: { questions: [QUESTION], problems: [] } },
      'POST exams/upload': () =>
        refused
          ? {
              status: 400,
              body: {
                code: 'VALIDATION',
                message: 'Some details are wrong',
                issues: [
                  { path: 'questions.0.options', message: 'Two options of this question are the same' },
                ],
              },
            }
          : { status: 201, body: { ...anExam({ examName: 'Peace' }), questions: [] } },
    });
    const { user, title, duration, picker, upload } = await open();
    await user.type(title, 'Peace');
    await user.type(duration, '45');
    await user.upload(picker, SHEET);
    await screen.findByText('1 question to upload');

    await user.click(upload);
    expect(await screen.findByText('Some details are wrong')).toBeVisible();
    expect(screen.getByText('Question 1: Two options of this question are the same')).toBeVisible();
    expect(title).toHaveValue('Peace');
    expect(duration).toHaveValue('45');
    expect(screen.getByText('1 question to upload')).toBeVisible();

    refused = false;
    await user.click(upload);
    expect(await screen.findByText('Exam Uploaded Succesfully')).toBeVisible();
    expect(title).toHaveValue('');
    expect(seen.findLast(({ call }) => call === 'POST exams/upload')?.body).toEqual({
      title: 'Peace',
      duration: 45,
      questions: [QUESTION],
    });
  });
});
