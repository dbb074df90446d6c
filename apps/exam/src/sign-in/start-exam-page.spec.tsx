import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { examDevice } from '../device/exam-device';
import { address, AMINA, assignment, completed, LIST, press, refused, TOKEN } from '../testing/candidate';
import { renderPortal, serveApi } from '../testing/render-portal';

beforeEach(() => examDevice.forgetEverything());

describe('/start-exam', () => {
  it("speaks the owner's words under touched fields", async () => {
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

  it('says what the server said when the pair is wrong, and stays', async () => {
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
  it.each(['/select-exam', '/online-exam', '/exam-result'])('%s leads to sign-in, kindly', async (path) => {
    serveApi({});
    renderPortal(path);
    await address('/start-exam');
    expect(await screen.findByText(/Please enter your email and serial number first/)).toBeVisible();
  });
});
