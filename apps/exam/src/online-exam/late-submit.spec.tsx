import { press } from '@concord/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id, makeResult } from '../testing/attempts';
import {
  beforeEachSignIn,
  CALLS,
  choose,
  expectAddress,
  finish,
  found,
  inHours,
  OFFLINE,
  openPortal,
  progress,
  refused,
  renderPortal,
  saved,
  startExam,
} from '../testing/portal';

const ELSEWHERE = 'Your exam continues on another device';
const online = () => act(() => void window.dispatchEvent(new Event('online')));

beforeEachSignIn();

async function finishOffline() {
  const portal = await startExam({ [CALLS.save]: OFFLINE, [CALLS.submit]: OFFLINE });
  await choose('A1');
  await finish();
  await screen.findByText(/will be submitted as soon as the connection is back/);
  return portal;
}

describe('/online-exam, finished without a network until the time was over', () => {
  it('says that late answers may not count, and on the result page that they did not count', async () => {
    const { unmount, answers } = await finishOffline();
    expect(screen.queryByText(/The institute decides whether late answers count/)).not.toBeInTheDocument();
    unmount();
    const kept = await progress();
    if (!kept) throw new Error('Nothing was kept');
    await examDevice.saveProgress(id(900), { ...kept, saves: { ...kept.saves, deadline: inHours(-0.1) } });
    renderPortal('/online-exam');
    expect(await screen.findByText(/The institute decides whether late answers count/)).toBeVisible();
    expect(screen.getByText('Submitting your answers')).toBeVisible();

    answers[CALLS.save] = refused(409, 'ATTEMPT_CLOSED');
    answers[CALLS.submit] = found(makeResult());
    online();
    await expectAddress('/exam-result');
    expect(await screen.findByText(/Some answers arrived after the exam ended/)).toBeVisible();
  });

  it('says nothing about late answers when an earlier try had arrived in time', async () => {
    const { answers } = await finishOffline();
    answers[CALLS.save] = refused(409, 'ATTEMPT_CLOSED');
    answers[CALLS.submit] = found(makeResult());
    online();
    await expectAddress('/exam-result');
    expect(await screen.findByText('Passed')).toBeVisible();
    expect(screen.queryByText(/Some answers arrived after the exam ended/)).not.toBeInTheDocument();
  });
});

describe('/online-exam, finished without a network and continued on another device', () => {
  it('does not end the exam there when the network is back, and can be taken over again', async () => {
    const { made, answers } = await finishOffline();
    const before = made(CALLS.submit).length;
    answers[CALLS.save] = refused(409, 'TAKEN_OVER');
    online();
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();

    answers[CALLS.save] = saved;
    await press('Continue here');
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(made(CALLS.submit)).toHaveLength(before);
    await expect(progress()).resolves.toMatchObject({ submitting: null });
  });

  it('does not end the exam there after reloads either', async () => {
    const first = await finishOffline();
    first.unmount();
    const { made, answers, unmount } = openPortal('/online-exam', {
      [CALLS.save]: refused(409, 'TAKEN_OVER'),
    });
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();
    unmount();
    renderPortal('/online-exam');
    expect(await screen.findByText(ELSEWHERE)).toBeVisible();

    answers[CALLS.save] = saved;
    answers[CALLS.start] = first.answers[CALLS.start] ?? OFFLINE;
    await press('Continue here');
    await waitFor(() => expect(made(CALLS.save).at(-1)?.body).toMatchObject({ answers: { [id(1)]: 'A1' } }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(made(CALLS.submit)).toEqual([]);
  });
});
