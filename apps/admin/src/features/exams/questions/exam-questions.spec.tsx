import type { Paper } from '@concord/contracts';
import { fill, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../../testing/open-admin';
import { aFullExam, QUESTION } from '../../../testing/records';

const second = { ...QUESTION, _id: '652000000000000000000002', qstNumber: 2, topic: 'Médiation' };
const third = { ...second, _id: '652000000000000000000003', qstNumber: 3, question: 'Who mediates?' };
const exam = { ...aFullExam(), questions: [QUESTION, second, third] };
const path = `exams/${exam._id}`;
const routes = { [`GET ${path}`]: { body: exam } };

const shown = () =>
  screen
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent)
    .filter((text) => /^\d/.test(text ?? ''));

describe('ExamQuestions', () => {
  it('finds questions by words, topic and flags, and shows how many', async () => {
    openAdmin(`/admin/${path}?tab=questions`, routes);
    await screen.findByText('1. What is peace?');
    expect(screen.getByText('Qst 2 is the same as Qst 1')).toBeVisible();
    await fill('Find questions', 'mediat');
    expect(await screen.findByText('1 of 3 questions')).toBeVisible();
    expect(shown()).toEqual(['3. Who mediates?']);
    await fill('Find questions', 'nothing like it');
    await press('Show all questions');
    expect(shown()).toHaveLength(3);
    await user.click(screen.getByLabelText('Only flagged (1)'));
    expect(await screen.findByText('1 of 3 questions')).toBeVisible();
    expect(shown()).toEqual(['2. What is peace?']);
  });

  it('shows a paper as a candidate, and draws another', async () => {
    const paperOf = (question: string): Paper => ({
      ...exam,
      totalQuestions: 1,
      questions: [{ _id: QUESTION._id, qstNumber: 1, question, options: ['Noise', 'Calm'] }],
    });
    const papers = [paperOf('Drawn first?'), paperOf('Drawn second?')];
    openAdmin(`/admin/${path}?tab=questions`, {
      ...routes,
      [`GET ${path}/preview`]: () => ({ body: papers.shift() }),
    });
    await press('Preview');
    const dialog = within(await screen.findByRole('dialog'));
    const radios = within(await dialog.findByRole('group', { name: 'Drawn first?' })).getAllByRole('radio');
    expect(radios).toHaveLength(2);
    await user.click(dialog.getByLabelText('Calm'));
    expect(dialog.getByLabelText('Calm')).toBeChecked();
    await press('Draw another');
    expect(await dialog.findByText('Drawn second?')).toBeVisible();
    expect(dialog.getByLabelText('Calm')).not.toBeChecked();
  });
});
