import { INSTITUTE } from '@concord/institute';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInForm } from '../testing/render-in-form';
import { PaymentSection } from './payment-section';

describe('PaymentSection', () => {
  it('copies the account number and says so', async () => {
    const user = userEvent.setup();
    renderInForm(<PaymentSection />);
    await user.click(screen.getByRole('button', { name: 'Copy the account number' }));
    await expect(navigator.clipboard.readText()).resolves.toBe(INSTITUTE.bank.accountNumber);
    const number = screen.getByText(INSTITUTE.bank.accountNumber).closest('dd') as HTMLElement;
    expect(within(number).getByRole('status')).toHaveTextContent('Account number copied');
  });
});
