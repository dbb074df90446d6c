import type { TransferClaim } from '@concord/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdmin } from '../../testing/open-admin';

const CLAIM: TransferClaim = {
  _id: 't1',
  member: { _id: 'm1', number: 'CIPCM-000123', name: 'Okafor Ada' },
  balance: 2_000_000,
  amount: 2_000_000,
  sentOn: '2026-11-20',
  bank: 'Unity',
  payer: null,
  note: 'From my sister',
  file: 'receipt.jpg',
  sentAt: '2026-11-21T09:00:00.000Z',
  alike: [],
};
const LIST = 'GET payment/claims';

describe('the transfers of members', () => {
  it('shows who sent what, and that the same amount is recorded', async () => {
    const alike = [{ _id: 'p1', amount: 2_000_000, receivedOn: '2026-11-21', reference: null }];
    openAdmin('/admin/transfers', { [LIST]: { body: [CLAIM, { ...CLAIM, _id: 't2', alike }] } });
    await screen.findByText('Same amount recorded');
    const [first, second] = screen.getAllByRole('row').slice(1);
    expect(first).toHaveTextContent('Okafor AdaCIPCM-000123');
    expect(first).toHaveTextContent('NGN 20,000Owes NGN 20,000');
    expect(first).toHaveTextContent('From my sister');
    expect(second).toHaveTextContent('Same amount recorded');
  });

  it('confirms what the bank shows', async () => {
    const { calls } = openAdmin('/admin/transfers', {
      [LIST]: { body: [CLAIM] },
      'POST payment/t1/confirm': { body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Confirm the transfer of Okafor Ada' }));
    const dialog = await screen.findByRole('dialog');
    const amount = await within(dialog).findByLabelText(/^Amount/);
    expect(amount).toHaveValue('20,000');
    await userEvent.clear(amount);
    await userEvent.type(amount, '19,950');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'POST payment/t1/confirm')?.body).toEqual({
        amount: 1_995_000,
        receivedOn: '2026-11-20',
      }),
    );
  });

  it('refuses with a reason', async () => {
    const { calls } = openAdmin('/admin/transfers', {
      [LIST]: { body: [CLAIM] },
      'POST payment/t1/refuse': { body: {} },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse the transfer of Okafor Ada' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(await within(dialog).findByRole('textbox'), 'Not in the bank');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }));
    await waitFor(() =>
      expect(calls.find(({ call }) => call === 'POST payment/t1/refuse')?.body).toEqual({
        reason: 'Not in the bank',
      }),
    );
  });

  it('opens the evidence, unless malware was found in it', async () => {
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const file = { name: 'receipt.jpg', type: 'image/jpeg', size: 10 };
    const routes = {
      [LIST]: { body: [CLAIM] },
      'GET media/evidence/t1': { body: { ...file, url: '/media/files/x' } },
    };
    openAdmin('/admin/transfers', routes);
    const button = await screen.findByRole('button', { name: 'Evidence of Okafor Ada: receipt.jpg' });
    await userEvent.click(button);
    await waitFor(() =>
      expect(open).toHaveBeenCalledWith(expect.stringContaining('/media/files/x'), '_blank', 'noopener'),
    );
    // The answer opens the file before its button can be used again.
    await waitFor(() => expect(button).toBeEnabled());
    open.mockClear();
    Object.assign(routes, { 'GET media/evidence/t1': { body: { ...file, scan: 'infected' } } });
    await userEvent.click(button);
    expect(await screen.findByText(/malware was found/)).toBeInTheDocument();
    expect(open).not.toHaveBeenCalled();
  });

  it('is for staff with the permission for money', async () => {
    openAdmin('/admin/transfers', {}, 'ADMIN');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.queryByRole('link', { name: 'Members’ transfers' })).not.toBeInTheDocument(),
    );
  });
});
