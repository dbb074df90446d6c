import { chooseOption, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { aMail } from '../../testing/records';

const LIST = 'GET admin/outbox';
const open = (path: string, mails = [aMail()]) => {
  const { made, ...page } = openAdmin(path, { [LIST]: { body: mails, total: 40 } }, 'ADMIN');
  return {
    ...page,
    expectQuery: (query: string) => expect(made(LIST).at(-1)?.search.toString()).toBe(query),
  };
};

describe('OutboxPage', () => {
  it('lists recipient, subject and status, for an ADMIN too', async () => {
    open('/admin/outbox', [aMail(), aMail({ _id: '2', name: 'Tunde Ola', status: 'unknown', sentAt: null })]);
    const row = (await screen.findByText('Bello Amina')).closest('tr');
    expect(row).toHaveTextContent('amina@example.com');
    expect(row).toHaveTextContent('Sent');
    expect(screen.getByText('May have been sent')).toBeVisible();
  });

  it('opens results for a super administrator only', async () => {
    const receipt = aMail({ _id: '2', name: 'Tunde Ola', kind: 'registration-receipt' });
    open('/admin/outbox', [aMail(), receipt]);
    expect(await screen.findByLabelText('View the e-mail to Tunde Ola')).toBeVisible();
    expect(screen.queryByLabelText('View the e-mail to Bello Amina')).not.toBeInTheDocument();
    expect(screen.getByText('Bello Amina').closest('a')).toBeNull();
  });

  it('filters by status and search from the first page, and keeps both in the address', async () => {
    const { expectQuery } = open('/admin/outbox?page=3');
    await screen.findByText('Bello Amina');
    expectQuery('page=3&pageSize=10');

    await press('Filters');
    await chooseOption(/Status/, 'Failed');
    await waitFor(() => expectQuery('page=1&pageSize=10&status=failed'));
    await fill('Search e-mails', 'ola');
    await waitFor(() => expectQuery('page=1&pageSize=10&search=ola&status=failed'));
    expect(window.location.search).toBe('?status=failed&search=ola');
  });

  it('resends the selection for a super administrator, and names the skipped ones', async () => {
    const call = 'POST admin/outbox/send-many-again';
    const [failed, sent] = [aMail({ status: 'failed' }), aMail({ _id: '2', name: 'Tunde Ola' })];
    const refused = [{ _id: '2', name: 'Your result', reason: 'This e-mail has already been sent' }];
    const { made } = openAdmin('/admin/outbox', {
      [LIST]: { body: [failed, sent], total: 2 },
      [call]: { body: { batch: 'b1', done: 1, refused } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    await press('Send again');
    await press('Send again');
    expect(await screen.findByText('Your result: This e-mail has already been sent')).toBeVisible();
    expect(made(call)).toMatchObject([{ body: { ids: [failed._id, '2'], count: 2 } }]);
    await press('Close');
    await findToast('1 e-mail will be sent again');
  });

  it('lets an ADMIN choose none', async () => {
    open('/admin/outbox');
    await screen.findByText('Bello Amina');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('ignores an unknown status in the address', async () => {
    const { expectQuery } = open('/admin/outbox?status=constructor');
    await screen.findByText('Bello Amina');
    expectQuery('page=1&pageSize=10');
  });
});
