import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id } from '../testing/attempts';
import {
  address,
  AMINA,
  choose,
  fresh,
  LIST,
  press,
  READ,
  refused,
  SAVE,
  saved,
  startExam,
  SUBMIT,
  TOKEN,
} from '../testing/candidate';
import { matchWidth } from '../testing/match-width';
import { renderPortal, serveApi } from '../testing/render-portal';

beforeEach(async () => {
  window.matchMedia = matchWidth(1280);
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

describe('/online-exam when saving fails or stops', () => {
  it('shows that answers are kept on the device when the network fails', async () => {
    const { answers } = await startExam({ [SAVE]: { status: 0, body: null } });
    await choose('A1');
    expect(await screen.findByText('Offline: kept on this device')).toBeVisible();
    expect((await examDevice.progress(id(900)))?.saves.choices).toEqual({ [id(1)]: 'A1' });
    answers[SAVE] = saved;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('continues after a reload with the answers of the device and the server', async () => {
    const { unmount } = await startExam({ [SAVE]: { status: 0, body: null } });
    await choose('B1');
    await screen.findByText('Offline: kept on this device');
    await press('Next');
    unmount();

    const { calls } = serveApi({
      [READ]: { status: 200, body: fresh() },
      [SAVE]: saved,
    });
    renderPortal('/online-exam');
    expect(await screen.findByRole('heading', { name: 'Question text 2' })).toBeVisible();
    await waitFor(() =>
      expect(calls.find(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'B1' } }),
    );
  });

  it('stops when another device takes over, and continues here on request', async () => {
    const { answers } = await startExam({ [SAVE]: refused(409, 'TAKEN_OVER') });
    await choose('A1');
    expect(await screen.findByText('Your exam continues on another device')).toBeVisible();
    answers[SAVE] = saved;
    await press('Continue here');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'A1' })).toBeChecked();
  });

  it('goes to the result when the attempt was closed, without sending late answers', async () => {
    const { calls } = await startExam({ [SAVE]: refused(409, 'ATTEMPT_CLOSED') });
    await choose('A1');
    await address('/exam-result');
    expect(calls.find(({ call }) => call === SUBMIT)?.body).toMatchObject({ answers: [] });
  });

  it('says on the result page that late answers were stored', async () => {
    await startExam({ [SAVE]: refused(409, 'ATTEMPT_CLOSED') });
    await choose('A1');
    await address('/exam-result');
    expect(
      await screen.findByText(/Answers that arrived after the end were kept for the institute/),
    ).toBeVisible();
    await expect(examDevice.session()).resolves.toMatchObject({ late: true });
  });

  it('removes an attempt that staff reset, and says so on the selection page', async () => {
    await startExam({ [SAVE]: refused(409, 'ATTEMPT_RESET') });
    await choose('A1');
    await address('/select-exam');
    expect(
      await screen.findByText('The institute has reset this exam. Choose it again to start anew.'),
    ).toBeVisible();
    await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
    await expect(examDevice.paper(id(900))).resolves.toBeUndefined();
    await expect(examDevice.session()).resolves.toMatchObject({ attempt: null });
  });

  it('notices a reset also on submission', async () => {
    const { calls } = await startExam({ [SUBMIT]: refused(409, 'ATTEMPT_RESET') });
    await press(/^Question 3/);
    await press('Finish');
    await press('Finish and submit');
    await press('Submit');
    await address('/select-exam');
    expect(await screen.findByText(/The institute has reset this exam/)).toBeVisible();
    expect(calls.filter(({ call }) => call === SUBMIT)).toHaveLength(1);
    await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
  });

  it('notices a reset after a reload', async () => {
    const { unmount } = await startExam();
    unmount();
    serveApi({
      [READ]: { status: 200, body: { ...fresh(), status: 'reset' } },
      [SAVE]: saved,
      [LIST]: { status: 200, body: [] },
    });
    renderPortal('/online-exam');
    await address('/select-exam');
    expect(await screen.findByText(/The institute has reset this exam/)).toBeVisible();
  });

  it('says, without retrying, that the exam or the student was removed', async () => {
    const { calls } = await startExam({ [SAVE]: refused(404, 'NOT_FOUND') });
    await choose('A1');
    expect(await screen.findByRole('heading', { name: 'This exam is no longer there' })).toHaveFocus();
    expect(calls.filter(({ call }) => call === SAVE)).toHaveLength(1);
    expect(calls.some(({ call }) => call === SUBMIT)).toBe(false);
    await press('Back to my exams');
    await address('/select-exam');
    await expect(examDevice.progress(id(900))).resolves.toBeUndefined();
  });

  it('asks to sign in again when the token is no longer accepted', async () => {
    await startExam({ [SAVE]: refused(401, 'UNAUTHENTICATED') });
    await choose('A1');
    expect(await screen.findByRole('heading', { name: 'Please sign in again' })).toBeVisible();
    expect((await examDevice.progress(id(900)))?.saves.choices).toEqual({ [id(1)]: 'A1' });
  });
});
