import { press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { id, makeResult } from '../testing/attempts';
import {
  beforeEachSignIn,
  CALLS,
  choose,
  expectAddress,
  found,
  fresh,
  inHours,
  OFFLINE,
  openPortal,
  progress,
  refused,
  savedWith,
  startExam,
} from '../testing/portal';

/** 1.8 seconds, in hours. */
const SOON = 0.0005;
/** Interval of the countdown. */
const TICK_MS = 250;

/** Answer to the start of an exam that ends `hours` later, and its deadline. */
function endingSoon(hours = SOON) {
  let deadline = '';
  const start = () => {
    deadline = inHours(hours);
    return { status: 201, body: { ...fresh(), deadline } };
  };
  return { [CALLS.start]: start, [CALLS.save]: savedWith(() => deadline) };
}
const answered = (selectedOption: string | null) => ({ answers: [{ _id: id(1), selectedOption }] });

beforeEachSignIn();

describe('/online-exam when the time is up', () => {
  it('submits itself when no time is left', async () => {
    const { made } = await startExam(endingSoon());
    await choose('A1');
    await expectAddress('/exam-result');
    expect(made(CALLS.submit)[0]?.body).toMatchObject(answered('A1'));
  });

  it('keeps the answers while offline and submits them when the network is back', async () => {
    const ending = endingSoon();
    const { made, answers } = await startExam({ ...ending, [CALLS.save]: OFFLINE, [CALLS.submit]: OFFLINE });
    await choose('A1');
    expect(await screen.findByText('Your time is up')).toBeVisible();
    expect(await screen.findByText(/will be submitted as soon as the connection is back/)).toBeVisible();
    expect(await progress()).toMatchObject({
      submitting: 'time-up',
      saves: { choices: { [id(1)]: 'A1' } },
    });

    answers[CALLS.save] = ending[CALLS.save] ?? OFFLINE;
    answers[CALLS.submit] = { status: 202, body: { attempt: id(900), status: 'grading' } };
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/Your answers are on their way/);
    expect(made(CALLS.save).at(-1)?.body).toMatchObject({ answers: { [id(1)]: 'A1' } });
    expect(made(CALLS.submit).at(-1)?.body).toMatchObject(answered('A1'));
  });

  it('does not retry a refusal by itself, but on request', async () => {
    const [timers, cleared] = [
      jest.spyOn(globalThis, 'setInterval'),
      jest.spyOn(globalThis, 'clearInterval'),
    ];
    const { made, answers } = await startExam({ ...endingSoon(), [CALLS.submit]: refused(413, 'TOO_LARGE') });
    expect(await screen.findByText('Your answers could not be submitted')).toBeVisible();
    // A slow machine renders the page more than once; cleared intervals do not count.
    const ended = new Set(cleared.mock.calls.map(([timer]) => timer));
    const ticks = timers.mock.calls
      .filter(([, pause], at) => pause === TICK_MS && !ended.has(timers.mock.results[at]?.value as number))
      .map(([tick]) => tick);
    for (const spy of [timers, cleared]) spy.mockRestore();
    expect(ticks).not.toHaveLength(0);
    await act(async () => ticks.forEach((tick) => tick()));
    expect(made(CALLS.submit)).toHaveLength(1);
    answers[CALLS.submit] = found(makeResult());
    await press('Try again');
    await expectAddress('/exam-result');
  });

  it('continues when the server says that there is time left, and shows it', async () => {
    const { made } = await startExam({
      ...endingSoon(),
      [CALLS.save]: savedWith(() => inHours(SOON + 10 / 60)),
    });
    expect(await screen.findByText('You have 10 more minutes.')).toBeVisible();
    expect(screen.getByText('Question text 1')).toBeVisible();
    expect(made(CALLS.submit)).toEqual([]);
    await choose('A1');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('continues also after a reload in between', async () => {
    const { unmount } = await startExam({
      ...endingSoon(),
      [CALLS.save]: OFFLINE,
      [CALLS.submit]: OFFLINE,
    });
    await screen.findByText('Your time is up');
    unmount();
    const { made } = openPortal('/online-exam', { [CALLS.save]: savedWith(() => inHours(0.25)) });
    expect(await screen.findByText('Question text 1')).toBeVisible();
    await choose('A1');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(made(CALLS.submit)).toEqual([]);
  });

  it('follows a deadline in the response to a save, and announces it', async () => {
    await startExam({ [CALLS.save]: savedWith(() => inHours(0.75 + 5 / 60)) });
    await choose('A1');
    expect(await screen.findByText('You have 5 more minutes.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^00:(49|50):/));
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  it('warns a minute before the end', async () => {
    await startExam(endingSoon(63 / 3600));
    expect((await screen.findByText('Less than 1 minute left.')).closest('[role=status]')).toBeVisible();
  });
});
