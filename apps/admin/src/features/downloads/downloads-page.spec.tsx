import type { ListExport, Result } from '@concord/contracts';
import { press, user } from '@concord/testing/browser';
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

const result = (letter: string): Result => ({
  _id: letter.repeat(24),
  percantage: 75,
  total_score: 12,
  total_answered: 15,
  total_correct: 12,
  total_wrong: 3,
  pass: true,
  createdAt: '2026-11-23T10:00:00.000Z',
  exam: { _id: letter.repeat(24), examName: 'Peace', examCode: 'P-1' },
  student: { _id: letter.repeat(24), surname: 'Bello', firstName: letter, middleName: null, gender: null },
});

describe('DownloadsPage', () => {
  it("shows each file's progress, links to ready ones, and cancels", async () => {
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
    expect(screen.getByRole('progressbar', { name: 'Progress' })).toHaveAttribute('aria-valuenow', '50');
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
  it('request all matching rows with the shown columns, and save the file', async () => {
    const saved = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { made } = openAdmin('/admin/students?country=NG&sort=surname&columns=Email&page=2', {
      'POST media/exports': { status: 202, body: file({ status: 'queued', rows: 0 }) },
      [`GET media/exports/${'6'.repeat(24)}`]: { body: file({ status: 'done', url: '/api/media/files/x' }) },
    });
    await press('Excel');
    await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(made('POST media/exports')[0]?.body).toEqual({
      kind: 'students',
      format: 'xlsx',
      columns: ['Full name', 'Email', 'Action'],
      query: { country: 'NG', sort: 'surname' },
      described: 'Country: NG',
    });
    await waitFor(() => expect(screen.getByText(/Students 2026-11-23.xlsx is ready/)).toBeVisible());
    saved.mockRestore();
  });

  it('request the slips of the selected results, or of all matches', async () => {
    const { made } = openAdmin('/admin/student-result?search=bello', {
      'GET result': { body: [result('a'), result('b')], total: 40 },
      'POST media/exports': { status: 409, body: { code: 'CONFLICT', message: 'These results are held' } },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select the result of Bello a' }));
    await press('Print slips');
    expect(await screen.findByText('These results are held')).toBeVisible();
    await press('Select all 40 that match');
    await press('Print slips');
    await waitFor(() => expect(made('POST media/exports')).toHaveLength(2));
    const slips = { kind: 'slips', format: 'pdf', columns: [] };
    expect(made('POST media/exports').map(({ body }) => body)).toEqual([
      { ...slips, query: {}, ids: ['a'.repeat(24)], described: '1 result, chosen one by one' },
      { ...slips, query: { search: 'bello' }, described: 'Search: bello' },
    ]);
  });
});
