import type { RegradeOutcome, RegradePreview, Task } from '@concord/contracts';
import { fill, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aFullExam } from '../../../testing/records';
import { needText, outcomeText } from './regrade-words';

const exam = { ...aFullExam(), revision: 7 };
const path = `exams/${exam._id}`;
const call = `POST ${path}/regrade`;
const outcome: RegradeOutcome = { results: 40, changed: 2, nowPass: 1, noLongerPass: 0 };
const changed = (name: string, scoreBefore: number, scoreAfter: number, passAfter: boolean) => ({
  _id: `65300000000000000000000${scoreBefore}`,
  student: '64a000000000000000000001',
  name,
  scoreBefore,
  scoreAfter,
  total: 10,
  passBefore: false,
  passAfter,
});
const preview: RegradePreview = {
  ...outcome,
  students: [changed('Bello Amina', 4, 5, true), changed('Obi Ada', 3, 4, false)],
  unmatched: [{ _id: exam._id, question: 'What is war?', answer: 'Noise', version: 2, results: 5 }],
};
const task: Extract<Task, { kind: 'regrade' }> = {
  _id: '65a000000000000000000001',
  kind: 'regrade',
  subject: exam._id,
  label: 'Mediation (MED-1000)',
  by: exam.uploadedBy,
  status: 'done',
  done: 40,
  total: 40,
  createdAt: exam.createdAt,
  outcome,
};

describe('RegradeNotice', () => {
  it('previews the changes of a regrade, asks for a reason, and shows the outcome', async () => {
    const { made } = openAdmin(`/admin/${path}?tab=questions`, {
      [`GET ${path}`]: { body: exam },
      [`GET ${path}/regrade`]: { body: { results: 40, underWay: 2, questions: [3] } },
      [call]: ({ body }) =>
        (body as { dryRun?: boolean }).dryRun ? { body: preview } : { status: 202, body: task },
      [`GET exams/tasks/${task._id}`]: { body: task },
    });
    expect(await screen.findByText(/question 3 has changed/)).toHaveTextContent(
      'apply to 40 results and 2 attempts in progress',
    );
    await press('See what a regrade changes');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('2 scores change, 1 now passes, out of 40 results.')).toBeVisible();
    const [first] = within(dialog.getByRole('list', { name: 'Results that change' })).getAllByRole(
      'listitem',
    );
    expect(first).toHaveTextContent('Bello Amina4 → 5 of 10now passes');
    expect(dialog.getByText(/“What is war\?” in version 2/)).toBeVisible();
    await press('Regrade');
    expect(await dialog.findByText('Enter the reason in a few words')).toBeVisible();
    await fill(/Reason/, 'The key was wrong');
    await press('Regrade');
    expect(await screen.findByText(/2 scores changed, 1 now passes/)).toBeVisible();
    expect(made(call).map(({ body }) => body)).toEqual([
      { revision: 7, dryRun: true },
      { revision: 7, reason: 'The key was wrong' },
    ]);
  });
});

describe('needText', () => {
  it.each([
    [1, 0, [3], 'The right answer to question 3 has changed. The old answers still apply to 1 result.'],
    [
      0,
      1,
      [1, 2],
      'The right answers to questions 1 and 2 have changed. The old answers still apply to 1 attempt in progress.',
    ],
    [2, 0, [], 'Some right answers have changed. The old answers still apply to 2 results.'],
  ])('of %i results, %i under way and questions %p', (results, underWay, questions, text) => {
    expect(needText({ results, underWay, questions })).toBe(text);
  });
});

describe('outcomeText', () => {
  it.each([
    [0, 0, 0, false, 'No score changes'],
    [0, 0, 0, true, 'No score has changed'],
    [1, 0, 1, false, '1 score changes, 1 no longer passes'],
    [12, 3, 1, true, '12 scores changed, 3 now pass, 1 no longer passes'],
  ])('of %i, %i, %i, done %p', (changes, nowPass, noLongerPass, isDone, text) => {
    expect(outcomeText({ results: 40, changed: changes, nowPass, noLongerPass }, isDone)).toBe(text);
  });
});
