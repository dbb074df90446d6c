import { resultReceived } from '@concord/api-client';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { initialSaveState, saveReducer } from '../attempt/save-state';
import { examDevice } from '../device/exam-device';
import { id, makeResult } from '../testing/attempts';
import {
  address,
  AMINA,
  assignment,
  completed,
  fresh,
  inHours,
  LIST,
  press,
  READ,
  refused,
  SAVE,
  saved,
  START,
  TOKEN,
} from '../testing/candidate';
import { installFakeLocks } from '../testing/fake-locks';
import { renderPortal, serveApi } from '../testing/render-portal';

beforeEach(async () => {
  await examDevice.clear();
  await examDevice.signIn({ token: TOKEN, student: AMINA });
});

/** Stores an unsent answer of an exam that the student left. */
async function storeUnsentAnswer() {
  const attempt = fresh();
  const saves = saveReducer(initialSaveState(attempt), { type: 'chosen', question: id(1), choice: 'B1' });
  await examDevice.savePaper({ attempt, clockLead: 0 });
  await examDevice.saveProgress(id(900), { saves, submitting: null, clockLead: 0 });
}

describe('/select-exam', () => {
  it('offers a radio for open exams only, and Proceed once one is chosen', async () => {
    serveApi({ [LIST]: { status: 200, body: [assignment, completed] } });
    renderPortal('/select-exam');
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(1);
    expect(screen.getByText('Completed: 2 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Peace Studies/ }));
    await press('Proceed');
    const dialog = await screen.findByRole('dialog', { name: 'Hello Amina Bello' });
    for (const words of ['PST-101', '45 minutes', 'The exam submits itself after 45 minutes.']) {
      expect(within(dialog).getByText(words)).toBeVisible();
    }
    await userEvent.click(within(dialog).getByRole('button', { name: 'Take later' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('stays and shows a problem when the exam has no questions', async () => {
    serveApi({
      [LIST]: { status: 200, body: [assignment] },
      [START]: { status: 422, body: { code: 'NO_QUESTIONS', message: 'none' } },
    });
    renderPortal('/select-exam');
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    await press('Continue');
    expect((await screen.findAllByText(/This exam has no questions yet/))[0]).toBeVisible();
    await address('/select-exam');
  });

  it('shows the result of an exam that ended meanwhile, not that of an earlier exam', async () => {
    const failed = makeResult({ percantage: 33, pass: false });
    serveApi({
      [LIST]: { status: 200, body: [assignment] },
      [START]: { status: 200, body: { ...fresh(), status: 'graded' } },
      [READ]: { status: 200, body: { ...fresh(), status: 'graded', result: failed } },
    });
    const { store } = renderPortal('/select-exam');
    act(() => void store.dispatch(resultReceived(makeResult())));
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    await press('Continue');
    await address('/exam-result');
    expect(await screen.findByText('Fail')).toBeVisible();
  });

  it("names the extra time beside the exam's own duration", async () => {
    serveApi({ [LIST]: { status: 200, body: [{ ...assignment, extraTime: 10 }] } });
    renderPortal('/select-exam');
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    const words = 'The exam submits itself after 45 minutes plus 10 minutes of extra time.';
    expect(within(await screen.findByRole('dialog')).getByText(words)).toBeVisible();
  });

  it('counts down the time left of a started exam', async () => {
    const attempt = { _id: id(900), deadline: inHours(0.5) };
    serveApi({ [LIST]: { status: 200, body: [{ ...assignment, attempt }] } });
    renderPortal('/select-exam');
    expect(await screen.findByText(/^Continue: 00:(29|30):\d\d left$/)).toBeVisible();
    expect(screen.getByRole('radio')).toBeEnabled();
  });

  it('offers a retry when the list does not load', async () => {
    const { answers } = serveApi({ [LIST]: refused(403, 'FORBIDDEN') });
    renderPortal('/select-exam');
    await screen.findByRole('button', { name: 'Retry' });
    answers[LIST] = { status: 200, body: [] };
    await press('Retry');
    expect(await screen.findByText('No exam has been assigned to you yet')).toBeVisible();
  });

  it('shows the notice of a redirect', async () => {
    serveApi({ [LIST]: { status: 200, body: [assignment] } });
    renderPortal('/select-exam', { notice: 'The institute has reset this exam.' });
    expect(await screen.findByText('The institute has reset this exam.')).toBeVisible();
  });

  it('sends the unsent answers of an exam that is not open in another tab', async () => {
    installFakeLocks();
    await storeUnsentAnswer();
    const { calls } = serveApi({ [LIST]: { status: 200, body: [assignment] }, [SAVE]: saved });
    renderPortal('/select-exam');
    await waitFor(async () => expect((await examDevice.progress(id(900)))?.saves.unsaved).toEqual({}));
    expect(calls.find(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'B1' } });
  });

  it('on sign-out sends unsent answers and removes everything of the student', async () => {
    await storeUnsentAnswer();
    const { calls } = serveApi({ [LIST]: { status: 200, body: [] }, [SAVE]: saved });
    renderPortal('/select-exam');
    await press('Sign out');
    await address('/start-exam');
    expect(calls.find(({ call }) => call === SAVE)?.body).toMatchObject({ answers: { [id(1)]: 'B1' } });
    await waitFor(async () => expect(await examDevice.session()).toBeUndefined());
    await expect(examDevice.attempts()).resolves.toEqual([]);
  });

  it('deletes answers that could not be sent only on a second request', async () => {
    await storeUnsentAnswer();
    serveApi({ [LIST]: { status: 200, body: [] }, [SAVE]: { status: 0, body: null } });
    renderPortal('/select-exam');
    await press('Sign out');
    expect(await screen.findByText(/could not be sent and are only on this device/)).toBeVisible();
    await expect(examDevice.attempts()).resolves.toHaveLength(1);
    await press('Sign out and delete them');
    await address('/start-exam');
    await waitFor(async () => expect(await examDevice.attempts()).toEqual([]));
  });

  it('removes the paper of an exam that has ended once the server has all answers', async () => {
    installFakeLocks();
    await storeUnsentAnswer();
    serveApi({ [LIST]: { status: 200, body: [assignment] }, [SAVE]: refused(409, 'ATTEMPT_CLOSED') });
    renderPortal('/select-exam');
    await waitFor(async () => expect(await examDevice.attempts()).toEqual([]));
    await expect(examDevice.paper(id(900))).resolves.toBeUndefined();
  });

  it('does not let a late background response change the state of the started exam', async () => {
    installFakeLocks();
    await storeUnsentAnswer();
    serveApi({
      [LIST]: { status: 200, body: [assignment] },
      [START]: { status: 201, body: fresh() },
      [SAVE]: saved,
    });
    const answerNow = globalThis.fetch;
    let started = false;
    let answerSave = (): void => undefined;
    const held = new Promise<void>((resolve) => (answerSave = resolve));
    globalThis.fetch = (async (request: Request) => {
      if (request.method === 'POST') started = true;
      if (request.method !== 'PUT' || started) return answerNow(request);
      await held;
      return Response.json({ code: 'TAKEN_OVER', message: 'Taken over' }, { status: 409 });
    }) as typeof fetch;
    renderPortal('/select-exam');
    await userEvent.click(await screen.findByRole('radio'));
    await press('Proceed');
    await press('Continue');
    await screen.findByRole('heading', { name: /^Question text/ }, { timeout: 10_000 });
    answerSave();
    await waitFor(async () =>
      expect((await examDevice.progress(id(900)))?.saves).toMatchObject({ phase: 'open', unsaved: {} }),
    );
    expect(screen.getByRole('heading', { name: /^Question text/ })).toBeVisible();
  });
});
