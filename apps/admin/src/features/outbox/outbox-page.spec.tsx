import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi, type SeenCall } from '../../testing/fake-api';
import { aMail } from '../../testing/records';
import { renderAdmin } from '../../testing/render-admin';

const lists = (seen: SeenCall[]) => seen.filter(({ call }) => call === 'GET admin/outbox');
const last = (seen: SeenCall[]) => lists(seen).at(-1)?.search.toString();

describe('OutboxPage', () => {
  it('lists recipient, subject and status, for an ADMIN too', async () => {
    const mails = [
      aMail(),
      aMail({ _id: '654000000000000000000002', name: 'Tunde Ola', status: 'unknown', sentAt: null }),
    ];
    fakeApi({ 'GET admin/outbox': { body: mails } });
    renderAdmin('/admin/outbox', 'ADMIN');
    const row = (await screen.findByRole('link', { name: 'Amina Bello' })).closest('tr') as HTMLElement;
    expect(within(row).getByText('amina@example.com')).toBeVisible();
    expect(within(row).getByText('Sent')).toBeVisible();
    expect(screen.getByText('May have gone out')).toBeVisible();
  });

  it('has an empty state', async () => {
    fakeApi({});
    renderAdmin('/admin/outbox');
    expect(await screen.findByText('No Result Found')).toBeVisible();
  });

  it('offers to retry after a failure', async () => {
    let isDown = true;
    fakeApi({
      'GET admin/outbox': () =>
        isDown
          ? { status: 400, body: { statusCode: 400, code: 'BAD_REQUEST', message: 'no', requestId: '1' } }
          : { body: [aMail()] },
    });
    const { user } = renderAdmin('/admin/outbox');
    const retry = await screen.findByRole('button', { name: /again|retry/i });
    isDown = false;
    await user.click(retry);
    expect(await screen.findByRole('link', { name: 'Amina Bello' })).toBeVisible();
  });

  it('filters by status and search from the first page, and keeps both in the address', async () => {
    const seen = fakeApi({ 'GET admin/outbox': { body: [aMail()], total: 40 } });
    const { user } = renderAdmin('/admin/outbox?page=3');
    await screen.findByRole('link', { name: 'Amina Bello' });
    expect(last(seen)).toBe('page=3&pageSize=10');

    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Failed' }));
    await waitFor(() => expect(last(seen)).toBe('page=1&pageSize=10&status=failed'));
    await user.type(screen.getByRole('searchbox', { name: 'Search mails' }), 'ola{Enter}');
    await waitFor(() => expect(last(seen)).toBe('page=1&pageSize=10&search=ola&status=failed'));
    expect(window.location.search).toBe('?status=failed&search=ola');
  });

  it('ignores an unknown status in the address', async () => {
    const seen = fakeApi({});
    renderAdmin('/admin/outbox?status=constructor');
    await screen.findByText('No Result Found');
    expect(last(seen)).toBe('page=1&pageSize=10');
  });
});
