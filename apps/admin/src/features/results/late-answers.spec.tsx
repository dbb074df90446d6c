import { screen, within } from '@testing-library/react';
import { fakeApi } from '../../testing/fake-api';
import { aResult, someLateAnswers } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const LATE = someLateAnswers();

const resultWithLateAnswer = (change: object = {}) => {
  const result = aResult('Noise');
  const [question] = result.questions;
  return { ...result, questions: [{ ...question, lateOption: 'Calm' }], ...change };
};

const DECISION = {
  decision: 'accept' as const,
  by: { _id: '64b000000000000000000001', username: 'halima' },
  at: '2026-11-21T10:10:00.000Z',
  reason: 'The line of the hall was down',
};

describe('LateAnswersPage', () => {
  it('lists late answers and links to the result', async () => {
    fakeApi({
      'GET exams/lateAnswers': { body: [LATE] },
      [`GET result/${LATE._id}`]: { body: resultWithLateAnswer() },
    });
    const { user } = renderAdmin('/admin/late-answers');

    const row = (await screen.findByRole('link', { name: 'Bello Amina' })).closest('tr');
    expect(row).toHaveTextContent('By the clock');
    expect(row).toHaveTextContent('2 questions');
    await user.click(screen.getByRole('link', { name: 'View the late answers of Bello Amina' }));

    expect((await screen.findByText('Came late')).parentElement).toHaveTextContent('Calm');
    expect(screen.getByText('Graded').parentElement).toHaveTextContent('Noise');
    expect(screen.getByRole('region', { name: 'Late answers' })).toHaveTextContent('1 question');
  });

  it('has no link before the exam is graded', async () => {
    fakeApi({ 'GET exams/lateAnswers': { body: [someLateAnswers({ isGraded: false })] } });
    renderAdmin('/admin/late-answers');
    expect(await screen.findByText('Being graded')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Bello Amina' })).not.toBeInTheDocument();
  });

  it('has an empty state', async () => {
    fakeApi({});
    renderAdmin('/admin/late-answers');
    expect(await screen.findByText('No late answers wait for a decision')).toBeVisible();
  });

  it('is refused to an ADMIN', async () => {
    const seen = fakeApi({});
    renderAdmin('/admin/late-answers', 'ADMIN');
    expect(await screen.findByRole('heading', { name: 'Not open to your account' })).toBeVisible();
    expect(seen.map(({ call }) => call)).not.toContain('GET exams/lateAnswers');
  });

  it('is announced above the results and in the menu', async () => {
    fakeApi({ 'GET exams/lateAnswers': { body: [LATE], total: 3 } });
    renderAdmin('/admin/student-result');
    expect(await screen.findByText(/late answers of 3 candidates wait/)).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Late answers', description: '3' })).toBeVisible();
  });

  it('is not announced without late answers', async () => {
    fakeApi({ 'GET result': { body: [aResult(null)] } });
    renderAdmin('/admin/student-result');
    await screen.findByRole('link', { name: 'Bello Amina' });
    expect(screen.queryByText(/wait for a decision/)).not.toBeInTheDocument();
  });
});

describe('LateAnswersSection', () => {
  const path = `/admin/student-result/${LATE._id}`;

  it('shows the new score, asks for the reason, and then shows the decision', async () => {
    let decided = false;
    const call = `POST result/${LATE._id}/late`;
    const after = resultWithLateAnswer({ lateDecision: DECISION, percantage: 100, pass: true });
    const seen = fakeApi({
      [`GET result/${LATE._id}`]: () => ({ body: decided ? after : resultWithLateAnswer() }),
      [call]: () => {
        decided = true;
        return { body: after };
      },
    });
    const { user } = renderAdmin(path);

    await user.click(await screen.findByRole('button', { name: 'Count them' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Count the late answers?' }));
    expect(dialog.getByText('Score now').parentElement).toHaveTextContent('0 / 1, 0%, Fail');
    expect(dialog.getByText('Score then').parentElement).toHaveTextContent('1 / 1, 100%, Passed');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), DECISION.reason);
    await user.click(dialog.getByRole('button', { name: 'Count them' }));

    expect(await screen.findByText('Late answers counted Succesfully')).toBeVisible();
    expect(await screen.findByText(/Decided by halima, .*: The line of the hall was down/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Leave them out' })).not.toBeInTheDocument();
    expect(seen.find((made) => made.call === call)?.body).toEqual({
      decision: 'accept',
      reason: DECISION.reason,
    });
  });

  it('can leave them out without a new score', async () => {
    const call = `POST result/${LATE._id}/late`;
    const seen = fakeApi({
      [`GET result/${LATE._id}`]: { body: resultWithLateAnswer() },
      [call]: { body: resultWithLateAnswer() },
    });
    const { user } = renderAdmin(path);

    await user.click(await screen.findByRole('button', { name: 'Leave them out' }));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Score then').parentElement).toHaveTextContent('0 / 1, 0%, Fail');
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Sent from home');
    await user.click(dialog.getByRole('button', { name: 'Leave them out' }));
    expect(await screen.findByText('Late answers left out Succesfully')).toBeVisible();
    expect(seen.find((made) => made.call === call)?.body).toMatchObject({ decision: 'dismiss' });
  });

  it('shows a decision that somebody else made meanwhile', async () => {
    let tried = false;
    fakeApi({
      [`GET result/${LATE._id}`]: () => ({
        body: resultWithLateAnswer(tried ? { lateDecision: DECISION } : {}),
      }),
      [`POST result/${LATE._id}/late`]: () => {
        tried = true;
        return { status: 409, body: { code: 'ALREADY_DECISION', message: 'It is decided already' } };
      },
    });
    const { user } = renderAdmin(path);

    await user.click(await screen.findByRole('button', { name: 'Count them' }));
    await user.type(screen.getByRole('textbox', { name: 'Reason' }), 'Line down');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Count them' }));
    expect(await screen.findByText('It is decided already')).toBeVisible();
    expect(await screen.findByText('The late answers count.')).toBeVisible();
  });

  it('is absent without late answers', async () => {
    fakeApi({ [`GET result/${LATE._id}`]: { body: aResult('Noise') } });
    renderAdmin(path);
    await screen.findByText('Chosen');
    expect(screen.queryByRole('region', { name: 'Late answers' })).not.toBeInTheDocument();
  });
});
