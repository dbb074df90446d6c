import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id, makeResult } from '../testing/attempts';
import {
  address,
  AMINA,
  choose,
  inHours,
  press,
  refused,
  SAVE,
  saved,
  startExam,
  START,
  SUBMIT,
  TOKEN,
} from '../testing/candidate';
import { matchWidth } from '../testing/match-width';
import { renderPortal, serveApi } from '../testing/render-portal';

const OFFLINE = { status: 0, body: null };
const ELSEWHERE = 'Your exam continues on another device';

beforeEach(async () => {
  window.matchMedia = matchWidth(1280);
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

async function finishOffline() {
  const view = await startExam({ [SAVE]: OFFLINE, [SUBMIT]: OFFLINE });
  await choose('A1');
  await press(/^Question 3/);
  await press('Finish');
  await press('Finish and submit');
  await press('Submit');
  await screen.findByText(/will be handed in as soon as the connection is back/);
  return view;
}

const submissions = (calls: readonly { readonly call: string }[]) =>
  calls.filter(({ call }) => call === SUBMIT).length;

describe('/online-exam, finished without a network until the time was over', () => {
  it('says that late answers may not count, and on the result page that they did not', async () => {
    const { unmount, answers } = await finishOffline();
    expect(screen.queryByText(/The institute decides about answers/)).not.toBeInTheDocument();
    unmount();
    const kept = await examDevice.progress(id(900));
    if (!kept) throw new Error('Nothing was kept');
    await examDevice.saveProgress(id(900), { ...kept, saves: { ...kept.saves, deadline: inHours(-0.1) } });
    renderPortal('/online-exam');
    expect(await screen.findByText(/The institute decides about answers/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Submitting your answers' })).toBeVisible();

    answers[SAVE] = refused(409, 'ATTEMPT_CLOSED');
    answers[SUBMIT] = { status: 200, body: makeResult() };
    act(() => void window.dispatchEvent(new Event('online')));
    await address('/exam-result', 5000);
    expect(await screen.findByText(/Answers that arrived after the end were kept/)).toBeVisible();
  });

  it('says nothing about late answers when an earlier try had arrived in time', async () => {
    const { answers } = await finishOffline();
    answers[SAVE] = refused(409, 'ATTEMPT_CLOSED');
    answers[SUBMIT] = { status: 200, body: makeResult() };
    act(() => void window.dispatchEvent(new Event('online')));
    await address('/exam-result', 5000);
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.queryByText(/Answers that arrived after the end/)).not.toBeInTheDocument();
  });
});

describe('/online-exam, finished without a network and continued on another device', () => {
  it('does not end the exam there when the network is back, and can be taken over again', async () => {
    const { calls, answers } = await finishOffline();
    const before = submissions(calls);
    answers[SAVE] = refused(409, 'TAKEN_OVER');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
    expect(submissions(calls)).toBe(before);

    answers[SAVE] = saved;
    await press('Continue here');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(submissions(calls)).toBe(before);
    await expect(examDevice.progress(id(900))).resolves.toMatchObject({ submitting: null });
  });

  it('does not end the exam there after reloads either', async () => {
    const first = await finishOffline();
    first.unmount();
    const { calls, answers } = serveApi({ [SAVE]: refused(409, 'TAKEN_OVER') });
    const second = renderPortal('/online-exam');
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
    second.unmount();
    renderPortal('/online-exam');
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
    expect(submissions(calls)).toBe(0);

    answers[SAVE] = saved;
    answers[START] = first.answers[START] ?? OFFLINE;
    await press('Continue here');
    await waitFor(() =>
      expect(calls.findLast(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'A1' } }),
    );
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(submissions(calls)).toBe(0);
  });
});
