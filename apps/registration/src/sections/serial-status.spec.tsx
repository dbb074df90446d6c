import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { renderInForm } from '../testing/render-in-form';
import { serveApi } from '../testing/render-register';
import { PaymentSection } from './payment-section';

const CHECK = 'POST /api/serial/check';
const valid = (isValid: boolean) => ({ [CHECK]: { status: 200, body: { isValid } } });
const field = () => screen.getByRole('textbox', { name: /^Serial Number/ });
const verdict = () => screen.getByText((_, element) => element?.matches('p > [role=status]') ?? false);

describe('SerialStatus', () => {
  it('shows four groups before anything is typed, and accepts four at most', async () => {
    serveApi(valid(true));
    renderInForm(<PaymentSection />);
    expect(field()).toHaveAttribute('placeholder', 'XXXX-XXXX-XXXX-XXXX');
    expect(field()).toHaveAccessibleDescription(/^Four groups of four/);
    await userEvent.type(field(), 'abcdefghjkmnpqrstuv');
    expect(field()).toHaveValue('ABCD-EFGH-JKMN-PQRS');
  });

  it('checks a complete serial and shows that it is valid', async () => {
    const { calls } = serveApi(valid(true));
    renderInForm(<PaymentSection />);
    await userEvent.type(field(), 'abcdefghjkmnpqr');
    expect(calls).toEqual([]);
    await userEvent.type(field(), 's');
    await waitFor(() => expect(verdict()).toHaveTextContent('This serial number is valid'));
    expect(calls.map(({ call }) => call)).toEqual([CHECK]);
    expect(field()).toHaveAccessibleDescription('This serial number is valid');
  });

  it('explains an invalid serial until another is typed', async () => {
    const { answers } = serveApi(valid(false));
    renderInForm(
      <MemoryRouter>
        <PaymentSection />
      </MemoryRouter>,
      { serialNumber: 'ABCD-EFGH-JKMN-PQRS' },
    );
    await waitFor(() => expect(verdict()).toHaveTextContent(/Invalid serial number .*ask for another/));
    expect(field()).not.toBeInvalid();
    answers[CHECK] = { status: 200, body: { isValid: true } };
    await userEvent.type(field(), '{Backspace}');
    expect(verdict()).not.toHaveTextContent('Invalid');
    await userEvent.type(field(), 's');
    await waitFor(() => expect(verdict()).toHaveTextContent('This serial number is valid'));
  });

  it.each([
    [429, /don’t know this serial number, and too many wrong ones were tried/],
    [400, /could not be checked right now. You can still register/],
  ])('explains an answer %d', async (status, text) => {
    serveApi({ [CHECK]: { status, body: { code: 'X', message: 'no' } } });
    renderInForm(<PaymentSection />, { serialNumber: 'ABCD-EFGH-JKMN-PQRS' });
    await waitFor(() => expect(verdict()).toHaveTextContent(text));
  });
});
