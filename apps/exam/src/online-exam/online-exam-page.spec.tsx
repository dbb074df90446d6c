import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examDevice } from '../device/exam-device';
import { changePreferences } from '../device/preferences';
import { id } from '../testing/attempts';
import { address, AMINA, choose, press, SAVE, startExam, SUBMIT, TOKEN } from '../testing/candidate';
import { matchWidth } from '../testing/match-width';

// What is shown depends on the styles.
jest.unmock('@emotion/sheet');

beforeEach(async () => {
  window.matchMedia = matchWidth(1280);
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

describe('/online-exam', () => {
  it('takes the exam: every choice is saved, Previous keeps it, Finish submits all', async () => {
    const { calls, store } = await startExam();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:4[45]:\d\d$/);
    expect(screen.getByText('1/3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();

    await choose('A1');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await press('Next');
    await choose('B2');
    await press('Next');
    await press('Previous');
    expect(store.getState().exam).toMatchObject({
      currentExamIndex: 1,
      studentDetails: AMINA,
      Exam: { _id: id(700) },
      answers: [
        { _id: id(1), selectedOption: 'A1' },
        { _id: id(2), selectedOption: 'B2' },
        { _id: id(3), selectedOption: null },
      ],
    });
    expect(screen.getByRole('radio', { name: 'B2' })).toBeChecked();
    await press('Next');
    await press('Finish');
    expect(await screen.findByRole('heading', { name: 'Review your answers' })).toHaveFocus();
    await press('Finish and submit');
    await press('Submit');

    await address('/exam-result');
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.getByRole('img', { name: '67 percent' })).toBeVisible();
    expect(calls.find(({ call }) => call === SUBMIT)?.body).toEqual({
      studentDetails: { _id: AMINA._id },
      Exam: { _id: id(700) },
      answers: [
        { _id: id(1), selectedOption: 'A1' },
        { _id: id(2), selectedOption: 'B2' },
      ],
      attempt: id(900),
    });
    await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
  });

  it('confirms before leaving, and shows until when the exam can be continued', async () => {
    await startExam();
    await press('Quit');
    const dialog = await screen.findByRole('dialog', { name: 'Leave the exam for now?' });
    expect(dialog).toHaveTextContent(/continue until \d\d:\d\d/);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Leave' }));
    await address('/select-exam');
  });

  it('goes to any question by the question map, which shows what is answered and flagged', async () => {
    await startExam();
    await choose('B1');
    await press('Flag for review');
    expect(screen.getByRole('button', { name: 'Flagged for review' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    const map = screen.getByRole('navigation', { name: 'Question map' });
    expect(within(map).getByRole('button', { name: 'Question 1, answered, flagged' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await press('Question 3, not answered');
    expect(screen.getByRole('heading', { name: 'Question text 3' })).toHaveFocus();
    expect(screen.getByText('3/3')).toBeVisible();
    await waitFor(async () =>
      expect(await examDevice.position(id(900))).toEqual({ index: 2, flags: [id(1)] }),
    );
  });

  it('submits at once when the paper is complete, and shows the review when a question is flagged', async () => {
    const { calls } = await startExam();
    await choose('A1');
    await press('Next');
    await choose('B2');
    await press('Next');
    await choose('A3');
    await press('Flag for review');
    await press('Finish');
    expect(await screen.findByText(/1 question is flagged/)).toBeVisible();
    await press('Go to question 3');
    await press('Flagged for review');
    await press('Finish');
    await address('/exam-result');
    expect(calls.filter(({ call }) => call === SUBMIT)).toHaveLength(1);
  });

  it('lists unanswered questions on the review page, links to them, and confirms before it submits', async () => {
    const { calls } = await startExam();
    await choose('A1');
    await press('Question 3, not answered');
    await press('Flag for review');
    await press('Finish');
    expect(await screen.findByRole('heading', { name: 'Review your answers' })).toHaveFocus();
    expect(screen.getByText(/2 questions have no answer/).closest('p')).toHaveTextContent(/: ?2 ?3$/);
    expect(screen.getByText(/1 question is flagged/)).toBeVisible();
    await press('Finish and submit');
    const dialog = await screen.findByRole('dialog', { name: 'Submit your exam now?' });
    expect(dialog).toHaveTextContent('2 questions have no answer');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await userEvent.click(screen.getByRole('button', { name: 'Go to question 2' }));
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toHaveFocus();
    expect(calls.some(({ call }) => call === SUBMIT)).toBe(false);
  });

  it('clears a choice', async () => {
    const { calls } = await startExam();
    expect(screen.queryByRole('button', { name: 'Clear my answer' })).not.toBeInTheDocument();
    await choose('A1');
    await press('Clear my answer');
    expect(screen.getByRole('radio', { name: 'A1' })).not.toBeChecked();
    await waitFor(() =>
      expect(calls.findLast(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: null } }),
    );
  });

  it('is operated by keyboard', async () => {
    await startExam();
    await userEvent.keyboard('2');
    expect(screen.getByRole('radio', { name: 'B1' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'B1' })).toHaveFocus();
    await userEvent.keyboard('f');
    expect(screen.getByRole('button', { name: 'Flagged for review' })).toBeVisible();
    await userEvent.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('heading', { name: 'Question text 3' })).toHaveFocus();
    await userEvent.keyboard('p{ArrowLeft}');
    expect(screen.getByRole('heading', { name: 'Question text 1' })).toHaveFocus();
    await userEvent.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await userEvent.click(within(help).getByRole('checkbox', { name: 'Use single-key shortcuts' }));
    await userEvent.click(within(help).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(help).not.toBeInTheDocument());
    await userEvent.keyboard('n');
    expect(screen.getByRole('heading', { name: 'Question text 1' })).toBeVisible();
    act(() => changePreferences({ shortcuts: true }));
  });

  it('shows question and options larger on request and stores the size', async () => {
    await startExam();
    await press('Larger text');
    expect(screen.getByRole('button', { name: 'Larger text' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('heading', { name: 'Question text 1' })).toHaveStyle({ fontSize: '1.875rem' });
    await expect(examDevice.preferences()).resolves.toMatchObject({ textSize: 'larger' });
    await press('Normal text');
  });
});
