import { type FakeRoutes, fakeServer, press, user } from '@concord/testing/browser';
import { act, screen, waitFor, within } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id, makeResult } from '../testing/attempts';
import {
  assignment,
  beforeEachSignIn,
  CALLS,
  completed,
  expectAddress,
  found,
  fresh,
  inHours,
  installFakeLocks,
  OFFLINE,
  openPortal,
  proceed,
  progress,
  refused,
  renderPortal,
  saved,
  storeUnsentAnswer,
  TOKEN,
} from '../testing/portal';
import { resultReceived } from '../screen/exam.slice';

beforeEachSignIn();

const open = (answers: FakeRoutes = {}) =>
  openPortal('/select-exam', { [CALLS.list]: found([assignment]), ...answers });
const UNSENT = { answers: { [id(1)]: 'B1' } };

describe('/select-exam', () => {
  it('offers a radio for open exams only, and Proceed once one is chosen', async () => {
    open({ [CALLS.list]: found([assignment, completed]) });
    const radios = await screen.findAllByRole('radio');
    expect(radios).toHaveLength(1);
    expect(screen.getByText('Proceed')).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: /Peace Studies/ }));
    await press('Proceed');
    const dialog = await screen.findByRole('dialog', { name: 'Hello Amina Bello' });
    for (const words of ['PST-101', '45 minutes', 'Your exam is submitted automatically after 45 minutes.']) {
      expect(within(dialog).getByText(words)).toBeVisible();
    }
    await press('Take later');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  });

  it('asks for the access code of the hall, and sends it', async () => {
    const { made } = open({ [CALLS.list]: found([{ ...assignment, needsCode: true }]) });
    await proceed();
    expect(made(CALLS.start)).toHaveLength(0);
    await user.type(screen.getByRole('textbox', { name: /Access code/ }), 'k7mpq2');
    await press('Continue');
    await waitFor(() => expect(made(CALLS.start)[0]?.body).toMatchObject({ code: 'k7mpq2' }));
  });

  it('says when an exam opens, and offers no start', async () => {
    open({ [CALLS.list]: found([{ ...assignment, opensAt: '2099-12-05T08:00:00.000Z' }]) });
    expect(await screen.findByText('Opens 5 December 2099 at 09:00, Nigerian time')).toBeVisible();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('says why a member cannot start, and lets the server decide', async () => {
    const startForbidden = "You can't start an exam now, because your membership has lapsed";
    open({ [CALLS.list]: found([{ ...assignment, startForbidden }]) });
    expect(await screen.findByText(startForbidden)).toBeVisible();
    expect(screen.getByRole('radio')).toBeEnabled();
  });

  it('stays and shows a problem when the exam has no questions', async () => {
    open({ [CALLS.start]: refused(422, 'NO_QUESTIONS') });
    await proceed();
    expect((await screen.findAllByText(/This exam has no questions yet/))[0]).toBeVisible();
    await expectAddress('/select-exam');
  });

  it('shows the result of an exam that ended in the meantime, not of an earlier exam', async () => {
    const result = makeResult({ percantage: 33, pass: false });
    const { store } = open({
      [CALLS.start]: found({ ...fresh(), status: 'graded' }),
      [CALLS.read]: found({ ...fresh(), status: 'graded', result }),
    });
    act(() => void store.dispatch(resultReceived(makeResult())));
    await proceed();
    await expectAddress('/exam-result');
    expect(await screen.findByText('Fail')).toBeVisible();
  });

  it("names the extra time beside the exam's own duration", async () => {
    open({ [CALLS.list]: found([{ ...assignment, extraTime: 10 }]) });
    await user.click(await screen.findByRole('radio'));
    await press('Proceed');
    const words = 'Your exam is submitted automatically after 45 minutes plus 10 minutes of extra time.';
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('counts down the time left of a started exam', async () => {
    const attempt = { _id: id(900), deadline: inHours(0.5) };
    open({ [CALLS.list]: found([{ ...assignment, attempt }]) });
    expect(await screen.findByText(/^Continue: 00:(29|30):\d\d left$/)).toBeVisible();
    expect(screen.getByRole('radio')).toBeEnabled();
  });

  it('shows a pause instead of a deadline, and continues with the time that was left', async () => {
    const pause = { at: inHours(-0.1), leftMs: 25 * 60_000 };
    const attempt = { _id: id(900), deadline: inHours(24), pause };
    open({ [CALLS.list]: found([{ ...assignment, attempt }]) });
    expect(await screen.findByText('Paused by the invigilator, clock stopped')).toBeVisible();
    expect(screen.queryByText(/left$/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio'));
    await press('Proceed');
    expect(await screen.findByText('00:25:00')).toBeVisible();
    expect(screen.getByText(/starts again when the exam resumes/)).toBeVisible();
    expect(screen.queryByText(/the clock is running/)).not.toBeInTheDocument();
  });

  it('shows the same time left in the dialog as in the list', async () => {
    const attempt = { _id: id(900), deadline: inHours(107 / 3600) };
    open({ [CALLS.list]: found([{ ...assignment, attempt }]) });
    await user.click(await screen.findByRole('radio'));
    await press('Proceed');
    const dialog = within(await screen.findByRole('dialog'));
    const [inList] = screen.getAllByText(/^Continue: /)[0]?.textContent?.match(/[\d:]{8}/) ?? [];
    expect(dialog.getByText('Time left').parentElement).toHaveTextContent(`Time left${inList}`);
    expect(dialog.queryByText(/minutes? left/)).not.toBeInTheDocument();
  });

  describe('completed exams', () => {
    it('are listed with score and outcome, and link to their results', async () => {
      const result = makeResult({ percantage: 33, total_score: 1, pass: false });
      const older = { ...completed, _id: id(802), exam: { ...completed.exam, examName: 'Ethics' } };
      const { made } = open({
        [CALLS.list]: found([
          { ...completed, result },
          { ...older, result: undefined },
        ]),
        [`GET result/${id(600)}`]: found(result),
      });
      expect(await screen.findByText('You have no exam to take right now.')).toBeVisible();
      const [first, second] = within(screen.getByRole('region', { name: 'Completed exams' })).getAllByRole(
        'listitem',
      );
      expect(first).toHaveTextContent(/Mediation.*Written 21 November 2026.*Fail.*1 of 3 · 33%/);
      expect(second).toHaveTextContent(/Ethics.*Completed.*2 of 3/);
      expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
      await user.click(screen.getByRole('link', { name: 'See result of Mediation' }));
      await expectAddress('/exam-result');
      expect((await screen.findByText('Total score')).parentElement).toHaveTextContent('1 of 3');
      expect(screen.getByText('Download result slip')).toBeVisible();
      expect(made(`GET result/${id(600)}`)).toMatchObject([{ authorization: `Bearer ${TOKEN}` }]);
      await user.click(screen.getByRole('link', { name: 'Back to my exams' }));
      await expectAddress('/select-exam');
      await expect(examDevice.session()).resolves.toMatchObject({ token: TOKEN });
    });

    it('show that answers were received while the result is held', async () => {
      const held = { until: '2026-12-05T08:00:00.000Z' };
      open({ [CALLS.list]: found([{ ...completed, score: null, result: undefined, held }]) });
      const exam = await screen.findByText('Received');
      expect(exam.closest('li')).toHaveTextContent(
        'Results are released on 5 December 2026 at 09:00, Nigerian time.',
      );
      expect(screen.queryByRole('link', { name: /See result/ })).not.toBeInTheDocument();
    });

    it('appear without a reload when the time of an exam ends', async () => {
      const poll = jest.spyOn(globalThis, 'setInterval');
      const attempt = { _id: id(900), deadline: inHours(1.5 / 3600) };
      const { answers } = open({ [CALLS.list]: found([{ ...assignment, attempt }]) });
      expect(await screen.findByText(/^Continue: 00:00:0\d left$/)).toBeVisible();
      expect(await screen.findByText('Time is up, being graded')).toBeVisible();
      const last = poll.mock.calls.findLast(([, pause]) => pause && pause >= 5000);
      poll.mockRestore();
      answers[CALLS.list] = found([{ ...assignment, isGrading: true }]);
      act(() => last?.[0]());
      expect(await screen.findByText('Being graded')).toBeVisible();
      expect(screen.queryByRole('radio')).not.toBeInTheDocument();
      answers[CALLS.list] = found([completed]);
      act(() => last?.[0]());
      expect(await screen.findByText('2 of 3 · 67%')).toBeVisible();
    });
  });

  it('offers a retry when the list does not load', async () => {
    const { answers } = open({ [CALLS.list]: refused(403, 'FORBIDDEN') });
    await screen.findByText('Retry');
    answers[CALLS.list] = found([]);
    await press('Retry');
    expect(await screen.findByText('No exam has been assigned to you yet')).toBeVisible();
  });

  describe('with an unsent answer of an exam that the student left', () => {
    beforeEach(storeUnsentAnswer);

    it('sends it unless the exam is open in another tab', async () => {
      installFakeLocks();
      const { made } = open({ [CALLS.save]: saved });
      await waitFor(async () => expect((await progress())?.saves.unsaved).toEqual({}));
      expect(made(CALLS.save)[0]?.body).toMatchObject(UNSENT);
    });

    it('on sign-out sends it, ends the sign-in at the server and removes everything of the student', async () => {
      const { made } = open({ [CALLS.list]: found([]), [CALLS.save]: saved });
      await press('Sign out');
      await expectAddress('/start-exam');
      expect(made(CALLS.save)[0]?.body).toMatchObject(UNSENT);
      await waitFor(async () => expect(await examDevice.session()).toBeUndefined());
      expect(made(CALLS.signOut)).toHaveLength(1);
      await expect(examDevice.attempts()).resolves.toEqual([]);
    });

    it('deletes unsent answers only after a second confirmation', async () => {
      open({ [CALLS.list]: found([]), [CALLS.save]: OFFLINE });
      await press('Sign out');
      expect(
        await screen.findByText(/are only on this device, because they could not be sent/),
      ).toBeVisible();
      await expect(examDevice.attempts()).resolves.toHaveLength(1);
      await press('Sign out and delete them');
      await expectAddress('/start-exam');
      await waitFor(async () => expect(await examDevice.attempts()).toEqual([]));
    });

    it('removes the paper of an ended exam once the server has all answers', async () => {
      installFakeLocks();
      open({ [CALLS.save]: refused(409, 'ATTEMPT_CLOSED') });
      await waitFor(async () => expect(await examDevice.attempts()).toEqual([]));
      await expect(examDevice.paper(id(900))).resolves.toBeUndefined();
    });

    it('does not let a late background response change the state of the started exam', async () => {
      installFakeLocks();
      fakeServer({
        [CALLS.list]: found([assignment]),
        [CALLS.start]: { status: 201, body: fresh() },
        [CALLS.save]: saved,
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
      await proceed();
      await screen.findByText(/^Question text/);
      answerSave();
      await waitFor(async () =>
        expect((await progress())?.saves).toMatchObject({ phase: 'open', unsaved: {} }),
      );
      expect(screen.getByText(/^Question text/)).toBeVisible();
    });
  });
});
