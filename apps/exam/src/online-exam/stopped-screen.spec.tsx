import { press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id } from '../testing/attempts';
import {
  beforeEachSignIn,
  CALLS,
  choose,
  expectAddress,
  finish,
  found,
  fresh,
  OFFLINE,
  openPortal,
  progress,
  radio,
  refused,
  saved,
  startExam,
} from '../testing/portal';

beforeEachSignIn();

/** Chooses an option in an exam whose save gets this answer. */
async function chooseWith(answer: ReturnType<typeof refused>) {
  const portal = await startExam({ [CALLS.save]: answer });
  await choose('A1');
  return portal;
}
const expectReset = async () => {
  await expectAddress('/select-exam');
  expect(await screen.findByText(/^The institute has reset this exam. Choose it again/)).toBeVisible();
};

describe('/online-exam when saving fails or stops', () => {
  it('shows that answers are kept on the device when the network fails', async () => {
    const { answers } = await chooseWith(OFFLINE);
    expect(await screen.findByText('Offline. Saved on this device')).toBeVisible();
    expect((await progress())?.saves.choices).toEqual({ [id(1)]: 'A1' });
    answers[CALLS.save] = saved;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('continues after a reload with the answers of the device and the server', async () => {
    const { unmount } = await chooseWith(OFFLINE);
    await screen.findByText('Offline. Saved on this device');
    await press('Next');
    unmount();

    const { made } = openPortal('/online-exam', { [CALLS.read]: found(fresh()), [CALLS.save]: saved });
    expect(await screen.findByText('Question text 2')).toBeVisible();
    await waitFor(() => expect(made(CALLS.save)[0]?.body).toMatchObject({ answers: { [id(1)]: 'A1' } }));
  });

  it('explains calmly that even late answers are refused, and keeps them on the device', async () => {
    const { made } = await chooseWith(refused(409, 'TOO_LATE'));
    expect(await screen.findByText('Your answers arrived too late')).toBeVisible();
    expect(screen.getByText(/still kept on this device/)).toBeVisible();
    expect(screen.getByText('See my result')).toHaveAttribute('href', '/exam-result');
    expect(made(CALLS.save)).toHaveLength(1);
    expect((await progress())?.saves.choices).toEqual({ [id(1)]: 'A1' });
  });

  it('stops when another device takes over, and continues here on request', async () => {
    const { answers } = await chooseWith(refused(409, 'TAKEN_OVER'));
    expect(await screen.findByText('Your exam continues on another device')).toBeVisible();
    answers[CALLS.save] = saved;
    await press('Continue here');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(radio('A1')).toBeChecked();
  });

  it('goes to the result when the attempt was closed, which says that late answers were stored', async () => {
    const { made } = await chooseWith(refused(409, 'ATTEMPT_CLOSED'));
    await expectAddress('/exam-result');
    expect(await screen.findByText(/Some answers arrived after the exam ended/)).toBeVisible();
    expect(made(CALLS.submit)).toMatchObject([{ body: { answers: [] } }]);
    await expect(examDevice.session()).resolves.toMatchObject({ late: true });
  });

  it('removes an attempt that staff reset, and says so on the selection page', async () => {
    await chooseWith(refused(409, 'ATTEMPT_RESET'));
    await expectReset();
    await expect(progress()).resolves.toBeUndefined();
    await expect(examDevice.paper(id(900))).resolves.toBeUndefined();
    await expect(examDevice.session()).resolves.toMatchObject({ attempt: null });
  });

  it('notices a reset also on submission', async () => {
    const { made } = await startExam({ [CALLS.submit]: refused(409, 'ATTEMPT_RESET') });
    await finish();
    await expectReset();
    expect(made(CALLS.submit)).toHaveLength(1);
    await expect(progress()).resolves.toBeUndefined();
  });

  it('notices a reset after a reload', async () => {
    const { unmount } = await startExam();
    unmount();
    openPortal('/online-exam', {
      [CALLS.read]: found({ ...fresh(), status: 'reset' }),
      [CALLS.save]: saved,
      [CALLS.list]: found([]),
    });
    await expectReset();
  });

  it('says, without retrying, that the exam or the student was removed', async () => {
    const { made } = await chooseWith(refused(404, 'NOT_FOUND'));
    expect(await screen.findByText('This exam is no longer available')).toHaveFocus();
    expect(made(CALLS.save)).toHaveLength(1);
    expect(made(CALLS.submit)).toEqual([]);
    await press('Back to my exams');
    await expectAddress('/select-exam');
    await expect(progress()).resolves.toBeUndefined();
  });

  it('asks to sign in again when the token is no longer accepted', async () => {
    await chooseWith(refused(401, 'UNAUTHENTICATED'));
    expect(await screen.findByText('Please sign in again')).toBeVisible();
    expect((await progress())?.saves.choices).toEqual({ [id(1)]: 'A1' });
  });
});
