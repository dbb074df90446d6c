import { type FakeRoutes, fill, findToast, press, user } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aResult, QUESTION, someLateAnswers } from '../../testing/records';

const LATE = someLateAnswers();
const LIST = 'GET exams/lateAnswers';
const RESULT = `GET result/${LATE._id}`;
const DECIDE = `POST result/${LATE._id}/late`;

const resultWithLateAnswer = (change: object = {}) => ({
  ...aResult('Noise'),
  questions: [{ ...QUESTION, selectedOption: 'Noise', lateOption: 'Calm' }],
  ...change,
});

const DECISION = {
  decision: 'accept' as const,
  by: { _id: '64b000000000000000000001', username: 'halima' },
  at: '2026-11-21T10:10:00.000Z',
  reason: 'The line of the hall was down',
};

describe('LateAnswersPage', () => {
  it('lists late answers and links to the result', async () => {
    openAdmin('/admin/late-answers', {
      [LIST]: { body: [LATE] },
      [RESULT]: { body: resultWithLateAnswer({ lateByMs: 2 * 3_600_000 + 61_000 }) },
    });
    const row = (await screen.findByText('Bello Amina')).closest('tr');
    expect(row).toHaveTextContent('By the clock');
    expect(screen.getByText('2 min', { selector: 'strong' })).toBeVisible();
    expect(row).toHaveTextContent('2 questions');
    await user.click(screen.getByLabelText('View the late answers of Bello Amina'));

    expect((await screen.findByText('Arrived late')).parentElement).toHaveTextContent('Calm');
    expect(screen.getByText('Graded').parentElement).toHaveTextContent('Noise');
    expect(screen.getByRole('region', { name: 'Late answers' })).toHaveTextContent('1 question');
    expect(screen.getByText('2 h 2 min after the deadline', { selector: 'strong' })).toBeVisible();
  });

  it('shows that an exam was closed before its deadline', async () => {
    const closed = { ...LATE, closedBy: 'staff' as const, deadline: '2999-11-21T10:00:00.000Z' };
    openAdmin('/admin/late-answers', { [LIST]: { body: [closed] } });
    const row = (await screen.findByText('Bello Amina')).closest('tr');
    expect(row).toHaveTextContent(/By staff.*2999.*Ended earlier/);
    expect(screen.queryByText(/Time was up/)).not.toBeInTheDocument();
  });

  it('has no link before the exam is graded', async () => {
    openAdmin('/admin/late-answers', { [LIST]: { body: [someLateAnswers({ isGraded: false })] } });
    expect(await screen.findByText('Being graded')).toBeVisible();
    expect(screen.getByText('Bello Amina').closest('a')).toBeNull();
  });

  it('is announced above the results and in the menu', async () => {
    openAdmin('/admin/student-result', { [LIST]: { body: [LATE], total: 3 } });
    expect(await screen.findByText(/late answers of 3 candidates are waiting/)).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Late answers', description: '3 to decide' }),
    ).toBeVisible();
  });

  it('is not announced without late answers', async () => {
    openAdmin('/admin/student-result', { 'GET result': { body: [aResult(null)] } });
    await screen.findByText('Bello Amina');
    expect(screen.queryByText(/waiting for a decision/)).not.toBeInTheDocument();
  });
});

describe('LateAnswersSection', () => {
  const open = (routes: FakeRoutes) =>
    openAdmin(`/admin/student-result/${LATE._id}`, { [RESULT]: { body: resultWithLateAnswer() }, ...routes });
  const valueOf = (label: string) => screen.getByText(label).parentElement;

  it('shows the new score, asks for the reason, and then shows the decision', async () => {
    let result = resultWithLateAnswer();
    const { made } = open({
      [RESULT]: () => ({ body: result }),
      [DECIDE]: () => {
        result = resultWithLateAnswer({ lateDecision: DECISION, percantage: 100, pass: true });
        return { body: result };
      },
    });

    await press('Count late answers');
    expect(screen.getByRole('dialog', { name: 'Count the late answers?' })).toBeVisible();
    expect(valueOf('Current score')).toHaveTextContent('0 of 1, 0%, Fail');
    expect(valueOf('Score after')).toHaveTextContent('1 of 1, 100%, Passed');
    await fill(/Reason/, DECISION.reason);
    await press('Count late answers');

    await findToast('Late answers counted');
    expect(await screen.findByText(/Decided by halima, .*: The line of the hall was down/)).toBeVisible();
    expect(screen.queryByText('Leave out late answers')).not.toBeInTheDocument();
    expect(made(DECIDE)).toMatchObject([{ body: { decision: 'accept', reason: DECISION.reason } }]);
  });

  it('can reject them without a new score', async () => {
    const { made } = open({ [DECIDE]: { body: resultWithLateAnswer() } });
    await press('Leave out late answers');
    expect(valueOf('Score after')).toHaveTextContent('0 of 1, 0%, Fail');
    await fill(/Reason/, 'Sent from home');
    await press('Leave out late answers');
    await findToast('Late answers left out');
    expect(made(DECIDE)).toMatchObject([{ body: { decision: 'dismiss' } }]);
  });

  it('shows a concurrent decision', async () => {
    let lateDecision: typeof DECISION | null = null;
    open({
      [RESULT]: () => ({ body: resultWithLateAnswer({ lateDecision }) }),
      [DECIDE]: () => {
        lateDecision = DECISION;
        return { status: 409, body: { code: 'ALREADY_DECISION', message: 'It is decided already' } };
      },
    });
    await press('Count late answers');
    await fill(/Reason/, 'Line down');
    await press('Count late answers');
    await findToast('It is decided already');
    expect(await screen.findByText('The late answers were counted.')).toBeVisible();
  });

  it('is absent without late answers', async () => {
    open({ [RESULT]: { body: aResult('Noise') } });
    await screen.findByText('Chosen');
    expect(screen.queryByRole('region', { name: 'Late answers' })).not.toBeInTheDocument();
  });
});
