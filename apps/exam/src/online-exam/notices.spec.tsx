import { press } from '@concord/testing/browser';
import type { AttemptNotices } from '@concord/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { id, makeSaved } from '../testing/attempts';
import {
  beforeEachSignIn,
  CALLS,
  choose,
  found,
  inHours,
  progress,
  radio,
  startExam,
} from '../testing/portal';

// Visibility depends on the styles.
jest.unmock('@emotion/sheet');

beforeEachSignIn();

const NOTICES = `GET exams/attempts/${id(900)}/notices`;
/** The notice appears within five seconds: notices load after three, and are polled within two more. */
const PAUSED = 'The exam is paused';

/** A server on which staff pause, resume and announce. */
function hall() {
  const state: { pause?: { at: string; leftMs: number }; messages: AttemptNotices['messages'] } = {
    messages: [],
  };
  const now = () => new Date().toISOString();
  return {
    state,
    answers: {
      [NOTICES]: () => found({ serverTime: now(), ...state }),
      [CALLS.save]: ({ body }: { body: unknown }) => {
        const { seq = 0 } = body as { seq?: number };
        const deadline = inHours(state.pause ? 24 : 0.75);
        const { pause } = state;
        return found(
          makeSaved(seq, 0, { deadline, savedAt: now(), serverTime: now(), ...(pause && { pause }) }),
        );
      },
    },
  };
}

const online = () => act(() => void window.dispatchEvent(new Event('online')));

describe('/online-exam while staff pause and announce', () => {
  it('covers the paper, sends unsent answers, and restores the focus after the pause', async () => {
    const { state, answers } = hall();
    const { made } = await startExam(answers);
    await choose('B1');
    expect(radio('B1')).toHaveFocus();
    state.pause = { at: inHours(0), leftMs: 2_400_000 };
    expect(await screen.findByText(PAUSED)).toHaveFocus();
    expect(screen.queryByText('Question text 1')).not.toBeInTheDocument();
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
    expect(screen.getByText('00:40:00 left when the exam resumes')).toBeVisible();
    expect((await progress())?.saves.pause).toEqual(state.pause);
    delete state.pause;
    online();
    await waitFor(() => expect(radio('B1')).toHaveFocus());
    expect(radio('B1')).toBeChecked();
    expect(screen.queryByText(/more minutes/)).not.toBeInTheDocument();
    expect(made(CALLS.submit)).toEqual([]);
  });

  it('shows an announcement until it is closed, and a list of all', async () => {
    const { state, answers } = hall();
    state.messages = [{ _id: id(1), text: 'Question 3: read <b>peace</b>', at: inHours(0) }];
    await startExam(answers);
    expect(await screen.findByText('Question 3: read <b>peace</b>')).toBeVisible();
    await press('Close the announcement');
    expect(screen.queryByText('Announcement')).not.toBeInTheDocument();
    await press('Announcements (1)');
    expect(await screen.findByRole('dialog', { name: 'Announcements' })).toHaveTextContent('Question 3');
  });

  it('polls a server of the previous version without an error, and continues', async () => {
    const { made } = await startExam({
      [NOTICES]: { status: 404, body: { code: 'NOT_FOUND', message: 'x' } },
    });
    await waitFor(() => expect(made(NOTICES)).toHaveLength(1));
    expect(screen.getByText('Question text 1')).toBeVisible();
    expect(screen.queryByText('x')).not.toBeInTheDocument();
  });
});
