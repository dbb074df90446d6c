import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const CALL = 'GET backups';
const NOW = Date.now();
const runAt = (hoursAgo: number) => {
  const moment = new Date(NOW - hoursAgo * 3_600_000).toISOString();
  return { startedAt: moment, endedAt: moment, copy: 'abcd1234' };
};
const open = (body: object) => openAdmin('/admin', { [CALL]: { body } });
const notice = async () => within(await screen.findByRole('region', { name: 'Backups' }));

describe('BackupNotice', () => {
  it('says when the last backup was made and tested', async () => {
    open({ copy: runAt(3), verification: runAt(40) });
    const { findByText, queryByRole } = await notice();
    expect(await findByText(/^Last backup: .+\. Last test restore: .+\.$/)).toBeVisible();
    expect(queryByRole('status')).not.toBeInTheDocument();
  });

  it.each([
    ['there is none', {}, 'No backup has been made yet'],
    ['the last one is too old', { copy: runAt(27) }, 'There should be one each day'],
    [
      'the last one failed',
      { copy: runAt(25), failure: { ...runAt(1), kind: 'copy', problem: 'no room' } },
      'The backup failed on',
    ],
    [
      'it could not be restored',
      { copy: runAt(5), failure: { ...runAt(1), kind: 'verification' } },
      'could not be restored when it was tested',
    ],
  ])('warns when %s', async (_case, body, text) => {
    open(body);
    const { findByRole } = await notice();
    expect(await findByRole('status')).toHaveTextContent(text);
  });

  it('is for super administrators', async () => {
    const { made } = openAdmin('/admin', {}, 'ADMIN');
    await screen.findByRole('region', { name: 'Total students' });
    expect(made(CALL)).toEqual([]);
    expect(screen.queryByRole('region', { name: 'Backups' })).not.toBeInTheDocument();
  });
});
