import type { ComingReminder, SentReminder } from '@concord/contracts';
import { fill, findToast, press, user } from '@concord/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const MEMBER = { _id: '65c000000000000000000001', number: 'CIPCM-000001', name: 'Bello Amina' };
const COMING: ComingReminder = {
  _id: '65c0000000000000000000a1-7',
  member: MEMBER,
  charge: '65c0000000000000000000a1',
  title: 'Subscription 2027',
  open: 500_000,
  due: '2027-01-01',
  step: -7,
  on: '2026-12-25',
};
const SENT: SentReminder = {
  _id: 'payment-reminder-65c0000000000000000000a2-after14',
  member: MEMBER,
  title: 'Development levy',
  step: 14,
  on: '2026-11-20',
  state: 'skipped',
  why: 'it is paid',
};
const LIST = 'GET reminder/coming';
const PAUSE = `PUT member/${MEMBER._id}/reminder-pause`;
const open = (coming = [COMING]) =>
  openAdmin(
    '/admin/reminders',
    {
      [LIST]: { body: coming, total: coming.length },
      'GET reminder': { body: [SENT], total: 1 },
      [PAUSE]: { body: { email: null, mails: [], coming: [] } },
    },
    'ADMIN',
  );

describe('RemindersPage', () => {
  it('shows what will go, on which day and for what, and what will not', async () => {
    const blocked = { ...COMING, _id: 'b', title: 'Card', blocked: 'reminders are paused' };
    const { made } = open([COMING, blocked]);
    const row = (await screen.findByText('Subscription 2027')).closest('tr');
    for (const words of ['7 days before', 'Bello Amina', 'CIPCM-000001', '5,000', 'Planned'])
      expect(row).toHaveTextContent(words);
    expect(screen.getByText('Card').closest('tr')).toHaveTextContent('reminders are paused');
    expect(made(LIST).at(-1)?.search.get('days')).toBe('7');
  });

  it('looks two months ahead, and at the sent ones', async () => {
    const { made } = open();
    await user.click(await screen.findByRole('tab', { name: 'Next 60 days' }));
    await waitFor(() => expect(made(LIST).at(-1)?.search.get('days')).toBe('60'));
    await user.click(screen.getByRole('tab', { name: 'Sent' }));
    const row = (await screen.findByText('Development levy')).closest('tr');
    for (const words of ['14 days after', 'Left out', 'it is paid']) expect(row).toHaveTextContent(words);
  });

  it('pauses the reminders of a member with a reason', async () => {
    const { made } = open();
    await user.click(await screen.findByRole('button', { name: 'More for the reminder of Bello Amina' }));
    await user.click(screen.getByRole('menuitem', { name: 'Pause' }));
    await fill(/Reason/, 'In hospital');
    await press('Pause');
    await findToast('Reminders paused: Bello Amina');
    expect(made(PAUSE)).toMatchObject([{ body: { reason: 'In hospital', until: null } }]);
  });
});
