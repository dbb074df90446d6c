import { candidateHandedOver } from '@concord/api-client/member';
import { type FakeRoutes, press, user } from '@concord/testing/browser';
import { aStudent } from '@concord/testing/records';
import { act, screen } from '@testing-library/react';
import { examDevice } from '../device/exam-device';
import { id } from '../testing/attempts';
import {
  AMINA,
  assignment,
  CALLS,
  completed,
  expectAddress,
  found,
  openPortal,
  refused,
  saved,
  storeUnsentAnswer,
  TOKEN,
} from '../testing/portal';

beforeEach(() => examDevice.clear());

/** Signs in on a server that accepts it. */
async function signIn(answers: FakeRoutes = {}) {
  const portal = openPortal('/start-exam', {
    [CALLS.signIn]: found({ ...AMINA, token: TOKEN }),
    [CALLS.list]: found([assignment, completed]),
    ...answers,
  });
  await user.type(await screen.findByLabelText('Email'), AMINA.email);
  await user.type(screen.getByLabelText('Serial number'), 'abcdefghjkmnpqrs');
  await press('Proceed');
  return portal;
}

describe('/start-exam', () => {
  it('shows the specified messages under touched fields', async () => {
    const { calls } = openPortal('/start-exam', {});
    const email = await screen.findByLabelText('Email');
    const serial = screen.getByLabelText('Serial number');
    await user.click(email);
    await user.click(serial);
    expect(await screen.findByText('Email is required')).toBeVisible();
    await user.type(email, 'amina');
    await user.tab();
    await user.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(await screen.findByText('Serial-Number is required')).toBeVisible();
    await user.type(serial, 'abcdefgh');
    await user.tab();
    expect(serial).toHaveValue('ABCD-EFGH');
    expect(await screen.findByText('Serial-Number must be 19 charaters')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("signs in, keeps the token, and shows the student's exams", async () => {
    const { calls, store } = await signIn();
    await expectAddress('/select-exam');
    expect(store.getState().candidate.token).toBe(TOKEN);
    await expect(examDevice.session()).resolves.toMatchObject({ token: TOKEN, student: AMINA });
    await screen.findByText('Peace Studies');
    expect(calls.map(({ call, authorization }) => [call, authorization])).toEqual([
      [CALLS.signIn, null],
      [CALLS.list, `Bearer ${TOKEN}`],
    ]);
  });

  it("sends another student's unsent answers under their own token before they leave the device", async () => {
    await examDevice.signIn({ token: 'first', student: { ...AMINA, _id: id(501), email: 'b@example.com' } });
    await storeUnsentAnswer();
    const { made } = await signIn({ [CALLS.save]: saved });
    await expectAddress('/select-exam');
    expect(made(CALLS.save)).toMatchObject([
      { authorization: 'Bearer first', body: { answers: { [id(1)]: 'B1' } } },
    ]);
    await expect(examDevice.attempts()).resolves.toEqual([]);
  });

  it('stays when email and serial do not match', async () => {
    await signIn({ [CALLS.signIn]: refused(401, 'INVALID_CREDENTIALS') });
    expect(await screen.findByText('INVALID_CREDENTIALS')).toBeInTheDocument();
    expect(await screen.findByText('Proceed')).toBeEnabled();
    await expectAddress('/start-exam');
    await expect(examDevice.session()).resolves.toBeUndefined();
  });
});

describe("a sign-in that the member's pages handed over", () => {
  const handedOver = { ...aStudent(AMINA), token: 'handed-over' };
  const open = (answers: FakeRoutes = {}) =>
    openPortal('/start-exam', { [CALLS.list]: found([assignment]), ...answers });

  it('opens the exams without a form, and is used once', async () => {
    const { store, calls } = open();
    act(() => void store.dispatch(candidateHandedOver(handedOver)));
    await expectAddress('/select-exam');
    await screen.findByText('Peace Studies');
    expect(store.getState()).toMatchObject({ candidate: { token: 'handed-over' }, handOver: null });
    await expect(examDevice.session()).resolves.toMatchObject({ token: 'handed-over', student: AMINA });
    expect(calls.map(({ call }) => call)).toEqual([CALLS.list]);
  });

  it("sends another student's unsent answers first", async () => {
    await examDevice.signIn({ token: 'first', student: { ...AMINA, _id: id(501), email: 'b@example.com' } });
    await storeUnsentAnswer();
    const { store, made } = open({ [CALLS.save]: saved });
    act(() => void store.dispatch(candidateHandedOver(handedOver)));
    await expectAddress('/select-exam');
    expect(made(CALLS.save)).toMatchObject([{ authorization: 'Bearer first' }]);
    await expect(examDevice.attempts()).resolves.toEqual([]);
  });

  it("keeps the same student's unsent answers", async () => {
    await examDevice.signIn({ token: 'first', student: AMINA });
    await storeUnsentAnswer();
    const { store } = open();
    act(() => void store.dispatch(candidateHandedOver(handedOver)));
    await expectAddress('/select-exam');
    await expect(examDevice.attempts()).resolves.toHaveLength(1);
  });
});

describe('without a session', () => {
  it.each(['/select-exam', '/online-exam', '/exam-result'])(
    '%s redirects to sign-in with a notice',
    async (path) => {
      openPortal(path, {});
      await expectAddress('/start-exam');
      expect(
        await screen.findByText(/Please enter your e-mail and serial number to see your exams/),
      ).toBeVisible();
    },
  );
});
