import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id, makeResult } from '../testing/attempts';
import {
  address,
  AMINA,
  choose,
  fresh,
  inHours,
  press,
  refused,
  SAVE,
  savedWith,
  startExam,
  START,
  SUBMIT,
  TOKEN,
} from '../testing/candidate';
import { matchWidth } from '../testing/match-width';
import { renderPortal, serveApi } from '../testing/render-portal';

/** 1.8 seconds, in hours. */
const SOON = 0.0005;
/** The interval of the countdown. */
const TICK_MS = 250;
const OFFLINE = { status: 0, body: null };

/** A start of the exam whose time is up soon after the response, and that deadline. */
function endingSoon() {
  let deadline = '';
  const start = () => {
    deadline = inHours(SOON);
    return { status: 201, body: { ...fresh(), deadline } };
  };
  return { start, deadline: () => deadline };
}

beforeEach(async () => {
  window.matchMedia = matchWidth(1280);
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

describe('/online-exam when the time is up', () => {
  it('submits itself when no time is left', async () => {
    const { start, deadline } = endingSoon();
    const { calls } = await startExam({ [START]: start, [SAVE]: savedWith(deadline) });
    await choose('A1');
    await address('/exam-result', 5000);
    expect(calls.find(({ call }) => call === SUBMIT)?.body).toMatchObject({
      answers: [{ _id: id(1), selectedOption: 'A1' }],
    });
  });

  it('keeps the answers while offline and submits them when the network is back', async () => {
    const { start, deadline } = endingSoon();
    const { calls, answers } = await startExam({
      [START]: start,
      [SAVE]: OFFLINE,
      [SUBMIT]: OFFLINE,
    });
    await choose('A1');
    expect(await screen.findByRole('heading', { name: 'Time is over' }, { timeout: 5000 })).toBeVisible();
    expect(
      await screen.findByText(/kept on this device and will be handed in as soon as the connection is back/),
    ).toBeVisible();
    expect(await examDevice.progress(id(900))).toMatchObject({
      submitting: 'time-up',
      saves: { choices: { [id(1)]: 'A1' } },
    });

    answers[SAVE] = savedWith(deadline);
    answers[SUBMIT] = { status: 202, body: { attempt: id(900), status: 'grading' } };
    act(() => void window.dispatchEvent(new Event('online')));
    await screen.findByText(/Your answers are on their way/, {}, { timeout: 5000 });
    expect(calls.findLast(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'A1' } });
    expect(calls.findLast(({ call }) => call === SUBMIT)?.body).toMatchObject({
      answers: [{ _id: id(1), selectedOption: 'A1' }],
    });
  });

  it('does not retry a refusal by itself, but on request', async () => {
    const timers = jest.spyOn(globalThis, 'setInterval');
    const { start, deadline } = endingSoon();
    const { calls, answers } = await startExam({
      [START]: start,
      [SAVE]: savedWith(deadline),
      [SUBMIT]: refused(413, 'TOO_LARGE'),
    });
    expect(
      await screen.findByText('Your answers could not be submitted', {}, { timeout: 5000 }),
    ).toBeVisible();
    const ticks = timers.mock.calls.filter(([, pause]) => pause === TICK_MS).map(([tick]) => tick);
    timers.mockRestore();
    expect(ticks).not.toHaveLength(0);
    await act(async () => ticks.forEach((tick) => tick()));
    expect(calls.filter(({ call }) => call === SUBMIT)).toHaveLength(1);
    answers[SUBMIT] = { status: 200, body: makeResult() };
    await press('Try again');
    await address('/exam-result');
  });

  it('continues when the server says that there is time left, and shows it', async () => {
    const { calls } = await startExam({
      [START]: endingSoon().start,
      [SAVE]: savedWith(() => inHours(SOON + 10 / 60)),
    });
    expect(await screen.findByText('You have 10 more minutes.', {}, { timeout: 5000 })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Question text 1' })).toBeVisible();
    expect(calls.some(({ call }) => call === SUBMIT)).toBe(false);
    await choose('A1');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('continues also after a reload in between', async () => {
    const { unmount } = await startExam({
      [START]: endingSoon().start,
      [SAVE]: OFFLINE,
      [SUBMIT]: OFFLINE,
    });
    await screen.findByRole('heading', { name: 'Time is over' }, { timeout: 5000 });
    unmount();
    const { calls } = serveApi({ [SAVE]: savedWith(() => inHours(0.25)) });
    renderPortal('/online-exam');
    expect(await screen.findByRole('heading', { name: 'Question text 1' })).toBeVisible();
    await choose('A1');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(calls.some(({ call }) => call === SUBMIT)).toBe(false);
  });

  it('follows a deadline in the response to a save, and announces it', async () => {
    await startExam({ [SAVE]: savedWith(() => inHours(0.75 + 5 / 60)) });
    await choose('A1');
    expect(await screen.findByText('You have 5 more minutes.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('timer')).toHaveTextContent(/^00:(49|50):/));
    expect(screen.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  });

  it('warns a minute before the end', async () => {
    const deadline = inHours(64 / 3600);
    await startExam({ [START]: { status: 201, body: { ...fresh(), deadline } } });
    expect((await screen.findByText('1 minute left.')).closest('[role=status]')).toBeVisible();
  });

  it('submits cleared choices from the review page as well', async () => {
    const { calls } = await startExam({ [SAVE]: OFFLINE });
    await choose('A1');
    await press('Clear my answer');
    await press(/^Question 3/);
    await press('Finish');
    await press('Finish and submit');
    await press('Submit');
    await address('/exam-result');
    expect(calls.find(({ call }) => call === SUBMIT)?.body).toMatchObject({
      answers: [{ _id: id(1), selectedOption: null }],
    });
  });
});
