import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toPayload } from '../form/registration-form';
import { renderInForm } from '../testing/render-in-form';
import { PhoneField } from './phone-field';

const code = () => screen.findByRole('combobox', { name: 'Calling code' });
const number = () => screen.getByRole('textbox', { name: 'Mobile Number' });
const sent = (form: ReturnType<typeof renderInForm>['form']) => toPayload(form().getValues()).phoneNumber;

describe('PhoneField', () => {
  it('starts with Nigeria, formats a number nationally and sends it internationally', async () => {
    const { form } = renderInForm(<PhoneField />);
    expect(await code()).toHaveValue('+234');
    await userEvent.type(number(), '08031234567');
    // The phone library loads after the first key.
    await waitFor(async () => {
      await userEvent.click(number());
      await userEvent.tab();
      expect(number()).toHaveValue('0803 123 4567');
    });
    expect(sent(form)).toBe('+234 803 123 4567');
    expect(screen.queryByText(/does not look like/)).not.toBeInTheDocument();
  });

  it('finds another code by the country’s name', async () => {
    const { form } = renderInForm(<PhoneField />);
    await userEvent.click(await code());
    expect(screen.getAllByRole('option')[0]).toHaveTextContent(/Nigeria.*\+234/);
    await userEvent.clear(await code());
    await userEvent.type(await code(), 'ghana');
    await userEvent.click(screen.getByRole('option', { name: /Ghana.*\+233/ }));
    expect(await code()).toHaveValue('+233');
    await userEvent.type(number(), '0241234567');
    expect(sent(form)).toBe('+233 241234567');
  });

  it('warns about an implausible number without refusing it', async () => {
    const { form } = renderInForm(<PhoneField />);
    await userEvent.type(number(), '12');
    await userEvent.tab();
    expect(await screen.findByText(/does not look like a phone number in Nigeria/)).toBeVisible();
    expect(number()).toHaveAccessibleDescription(/You can still register/);
    expect(number()).not.toBeInvalid();
    expect(sent(form)).toBe('+234 12');
  });

  it('shows an error for a text that is too long', async () => {
    renderInForm(<PhoneField />);
    await userEvent.click(number());
    await userEvent.paste('1'.repeat(10_000));
    await userEvent.tab();
    expect(await screen.findByText(/at most 40 characters/)).toBeVisible();
    expect(number()).toBeInvalid();
  });
});
