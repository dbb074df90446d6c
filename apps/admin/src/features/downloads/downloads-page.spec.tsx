import type { ListExport } from '@concord/contracts';
import { press } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const file = (changes: Partial<ListExport>): ListExport => ({
  _id: '6'.repeat(24),
  kind: 'students',
  format: 'xlsx',
  name: 'Students 2026-11-23.xlsx',
  status: 'working',
  rows: 1500,
  total: 3000,
  createdAt: '2026-11-23T10:00:00.000Z',
  expiresAt: '2026-11-24T10:00:00.000Z',
  ...changes,
});

describe('DownloadsPage', () => {
  it('tells how far each file is, links to those that are ready, and cancels', async () => {
    const cancelled = `POST media/exports/${'6'.repeat(24)}/cancel`;
    const { made } = openAdmin(
      '/admin/downloads',
      {
        'GET media/exports': {
          body: [
            file({}),
            file({
              _id: '7'.repeat(24),
              name: 'Mails 2026-11-23.pdf',
              kind: 'mails',
              status: 'done',
              described: 'Status: Failed',
              url: '/api/media/files/x',
            }),
            file({ _id: '8'.repeat(24), status: 'failed', reason: 'There is no room left' }),
          ],
        },
        [cancelled]: { body: file({ status: 'cancelled' }) },
      },
      'ADMIN',
    );
    expect(await screen.findByText('1,500 of 3,000 rows')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Rows written' })).toHaveAttribute('aria-valuenow', '50');
    expect(screen.getByText('Status: Failed')).toBeVisible();
    expect(screen.getByText('There is no room left')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download Mails 2026-11-23.pdf' })).toHaveAttribute(
      'href',
      '/api/media/files/x',
    );
    await press('Cancel Students 2026-11-23.xlsx');
    await waitFor(() => expect(made(cancelled)).toHaveLength(1));
  });
});

describe('the buttons above a list', () => {
  it('order all rows that match, with the columns that are shown, and save the file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { made } = openAdmin('/admin/students?country=NG&sort=surname&columns=Email&page=2', {
      'POST media/exports': { status: 202, body: file({ status: 'queued', rows: 0 }) },
      [`GET media/exports/${'6'.repeat(24)}`]: { body: file({ status: 'done', url: '/api/media/files/x' }) },
    });
    await press('Excel');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1), { timeout: 3000 });
    expect(made('POST media/exports')[0]?.body).toEqual({
      kind: 'students',
      format: 'xlsx',
      columns: ['Full name', 'Email', 'Action'],
      query: { country: 'NG', sort: 'surname' },
      described: 'Country: NG',
    });
    expect(await screen.findByText(/Students 2026-11-23.xlsx is ready/)).toBeVisible();
    saved.mockRestore();
  });
});
