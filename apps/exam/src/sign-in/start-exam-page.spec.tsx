import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examDevice } from '../device/exam-device';
import { initialSaveState, saveReducer } from '../attempt/save-state';
import { id } from '../testing/attempts';
import {
  address,
  AMINA,
  assignment,
  completed,
  fresh,
  LIST,
  press,
  refused,
  SAVE,
  saved,
  TOKEN,
} from '../testing/candidate';
import { renderPortal, serveApi } from '../testing/render-portal';

beforeEach(() => examDevice.clear());

describe('/start-exam', () => {
  it('shows the specified messages under touched fields', async () => {
    const { calls } = serveApi({});
    renderPortal('/start-exam');
    const email = await screen.findByRole('textbox', { name: 'Email' });
    const serial = screen.getByRole('textbox', { name: 'Serial number' });
    await userEvent.click(email);
    await userEvent.click(serial);
    expect(await screen.findByText('Email is required')).toBeVisible();
    await userEvent.type(email, 'amina');
    await userEvent.tab();
    await userEvent.tab();
    expect(await screen.findByText('Please enter a valid email')).toBeVisible();
    expect(await screen.findByText('Serial-Number is required')).toBeVisible();
    await userEvent.type(serial, 'abcdefgh');
    await userEvent.tab();
    expect(serial).toHaveValue('ABCD-EFGH');
    expect(await screen.findByText('Serial-Number must be 19 charaters')).toBeVisible();
    expect(calls).toEqual([]);
  });

  it("signs in, keeps the token, and shows the student's exams", async () => {
    const { calls } = serveApi({
      'POST /api/exams/StartStudentExam': { status: 200, body: { ...AMINA, token: TOKEN } },
      [LIST]: { status: 200, body: [assignment, completed] },
    });
    const { store } = renderPortal('/start-exam');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), AMINA.email);
    await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), 'abcdefghjkmnpqrs');
    await press('Proceed');
    await address('/select-exam');
    expect(store.getState().candidate.token).toBe(TOKEN);
    await expect(examDevice.session()).resolves.toMatchObject({ token: TOKEN, student: AMINA });
    await screen.findByText('Peace Studies');
    expect(calls.map(({ call, authorization }) => [call, authorization])).toEqual([
      ['POST /api/exams/StartStudentExam', null],
      [LIST, `Bearer ${TOKEN}`],
    ]);
  });

  it("sends another student's unsent answers under their own token before they leave the device", async () => {
    await examDevice.signIn({ token: 'first', student: { ...AMINA, _id: id(501), email: 'b@example.com' } });
    const saves = saveReducer(initialSaveState(fresh()), { type: 'chosen', question: id(1), choice: 'B1' });
    await examDevice.savePaper({ attempt: fresh(), clockLead: 0 });
    await examDevice.saveProgress(id(900), { saves, submitting: null, clockLead: 0 });
    const { calls } = serveApi({
      'POST /api/exams/StartStudentExam': { status: 200, body: { ...AMINA, token: TOKEN } },
      [SAVE]: saved,
      [LIST]: { status: 200, body: [assignment] },
    });
    renderPortal('/start-exam');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), AMINA.email);
    await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), 'abcdefghjkmnpqrs');
    await press('Proceed');
    await address('/select-exam');
    expect(calls.find(({ call }) => call === SAVE)).toMatchObject({
      authorization: 'Bearer first',
      body: { answers: { [id(1)]: 'B1' } },
    });
    await expect(examDevice.attempts()).resolves.toEqual([]);
  });

  it('shows the message of the server when email and serial do not match, and stays', async () => {
    serveApi({ 'POST /api/exams/StartStudentExam': refused(401, 'INVALID_CREDENTIALS') });
    renderPortal('/start-exam');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), AMINA.email);
    await userEvent.type(screen.getByRole('textbox', { name: 'Serial number' }), 'abcdefghjkmnpqrs');
    await press('Proceed');
    expect(await screen.findByRole('button', { name: 'Proceed' })).toBeEnabled();
    await address('/start-exam');
    await expect(examDevice.session()).resolves.toBeUndefined();
  });
});

describe('without a session', () => {
  it.each(['/select-exam', '/online-exam', '/exam-result'])(
    '%s redirects to sign-in with a notice',
    async (path) => {
      serveApi({});
      renderPortal(path);
      await address('/start-exam');
      expect(await screen.findByText(/Please enter your email and serial number first/)).toBeVisible();
    },
  );
});
