import { press, user } from '@concord/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { changePreferences } from '../device/preferences';
import { id } from '../testing/attempts';
import {
  AMINA,
  beforeEachSignIn,
  CALLS,
  choose,
  expectAddress,
  progress,
  radio,
  startExam,
} from '../testing/portal';
import { examOf } from '../screen/exam.slice';

// Visibility depends on the styles.
jest.unmock('@emotion/sheet');

beforeEachSignIn();

const SUBMIT = 'Submit your exam now?';
const heading = (number: number) => screen.getByText(`Question text ${number}`);

describe('/online-exam', () => {
  it('takes the exam: every choice is saved, Previous keeps it, Finish submits all', async () => {
    const { made, store } = await startExam();
    expect(screen.getByRole('timer', { name: 'Time left' })).toHaveTextContent(/^00:4[45]:\d\d$/);
    expect(screen.getByText('1/3')).toBeVisible();
    expect(screen.getByText('Previous')).toBeDisabled();

    await choose('A1');
    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await press('Next');
    await choose('B2');
    await press('Next');
    await press('Previous');
    expect(examOf(store.getState())).toMatchObject({
      currentExamIndex: 1,
      studentDetails: AMINA,
      Exam: { _id: id(700) },
      answers: [
        { _id: id(1), selectedOption: 'A1' },
        { _id: id(2), selectedOption: 'B2' },
        { _id: id(3), selectedOption: null },
      ],
    });
    expect(radio('B2')).toBeChecked();
    await press('Next');
    await press('Finish');
    expect(await screen.findByRole('dialog', { name: SUBMIT })).toHaveTextContent(
      '1 question has no answer.You cannot change your answers after you submit.',
    );
    await press('Submit');

    await expectAddress('/exam-result');
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.getByLabelText('67 percent')).toHaveAttribute('role', 'img');
    expect(made(CALLS.submit)).toMatchObject([
      {
        body: {
          studentDetails: { _id: AMINA._id },
          Exam: { _id: id(700) },
          answers: [
            { _id: id(1), selectedOption: 'A1' },
            { _id: id(2), selectedOption: 'B2' },
          ],
          attempt: id(900),
        },
      },
    ]);
    await expect(progress()).resolves.toBeUndefined();
  });

  it('asks before leaving, and shows how long the exam can be continued', async () => {
    await startExam();
    await press('Quit');
    const dialog = await screen.findByRole('dialog', { name: 'Leave the exam for now?' });
    expect(dialog).toHaveTextContent(/continue until \d\d:\d\d/);
    await press('Leave');
    await expectAddress('/select-exam');
  });

  it('goes to any question by the question map, which shows what is answered and flagged', async () => {
    await startExam();
    await choose('B1');
    await press('Flag for review');
    expect(screen.getByRole('button', { name: 'Flagged for review' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(screen.getByLabelText('Question 1, answered, flagged')).toHaveAttribute('aria-current', 'true');
    await press('Question 3, not answered');
    expect(heading(3)).toHaveFocus();
    expect(screen.getByText('3/3')).toBeVisible();
    await waitFor(async () =>
      expect(await examDevice.position(id(900))).toEqual({ index: 2, flags: [id(1)] }),
    );
  });

  it('asks once before it submits a complete paper, and can go back', async () => {
    const { made } = await startExam();
    for (const [option, next] of [
      ['A1', 'Next'],
      ['B2', 'Next'],
      ['A3', 'Finish'],
    ] as const) {
      await choose(option);
      await press(next);
    }
    const dialog = await screen.findByRole('dialog', { name: SUBMIT });
    expect(dialog).toHaveTextContent(
      'Every question has an answer.You cannot change your answers after you submit.',
    );
    await press('Go back');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(heading(3)).toBeVisible();
    expect(made(CALLS.submit)).toEqual([]);
    await press('Finish');
    await press('Submit');
    await expectAddress('/exam-result');
    expect(made(CALLS.submit)).toHaveLength(1);
  });

  it('lists and links open and flagged questions on the review page, which confirms in the same way', async () => {
    const { made } = await startExam();
    await choose('A1');
    await press('Question 3, not answered');
    await press('Flag for review');
    await press('Finish');
    expect(await screen.findByRole('dialog', { name: SUBMIT })).toHaveTextContent(
      '2 questions have no answer. 1 question is flagged.',
    );
    await user.click(within(screen.getByRole('dialog')).getByText('Review answers'));
    expect(await screen.findByText('Review your answers')).toHaveFocus();
    expect(screen.getByText(/2 questions have no answer:/).closest('p')).toHaveTextContent(/: ?2 ?3$/);
    expect(screen.getByText(/1 question is flagged:/)).toBeVisible();
    await press('Finish and submit');
    const dialog = await screen.findByRole('dialog', { name: SUBMIT });
    expect(dialog).toHaveTextContent('2 questions have no answer');
    expect(within(dialog).queryByText('Review answers')).not.toBeInTheDocument();
    await press('Go back');
    await press('Go to question 2');
    expect(heading(2)).toHaveFocus();
    expect(made(CALLS.submit)).toEqual([]);
  });

  it('clears a choice', async () => {
    const { made } = await startExam();
    expect(screen.getByText('Clear my answer')).not.toBeVisible();
    await choose('A1');
    await press('Clear my answer');
    expect(radio('A1')).not.toBeChecked();
    await waitFor(() => expect(made(CALLS.save).at(-1)?.body).toMatchObject({ answers: { [id(1)]: null } }));
  });

  it('is operated by keyboard, until single keys are switched off', async () => {
    await startExam();
    await user.keyboard('2');
    expect(radio('B1')).toBeChecked();
    expect(radio('B1')).toHaveFocus();
    await user.keyboard('f');
    expect(screen.getByLabelText('Question 1, answered, flagged')).toBeVisible();
    await user.keyboard('n');
    expect(heading(2)).toHaveFocus();
    await user.keyboard('p');
    expect(heading(1)).toHaveFocus();
    await user.keyboard('?');
    await user.click(await screen.findByLabelText('Use single-key shortcuts'));
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.keyboard('n');
    expect(heading(1)).toBeVisible();
    act(() => changePreferences({ shortcuts: true }));
  });

  it('shows question and options larger on request and stores the size', async () => {
    await startExam();
    await press('Larger text');
    expect(screen.getByLabelText('Larger text')).toHaveAttribute('aria-pressed', 'true');
    expect(heading(1)).toHaveStyle({ fontSize: '1.875rem' });
    await expect(examDevice.preferences()).resolves.toMatchObject({ textSize: 'larger' });
    await press('Normal text');
  });
});
