import type { CpdEntry } from '@concord/contracts';
import { fill, findToast, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const entry: CpdEntry = {
  _id: '64b0000000000000000000c1',
  member: '64b0000000000000000000a1',
  number: 'CIPCM-000007',
  name: 'Okafor Ada',
  kind: 'course',
  kindTitle: 'Course, training or workshop',
  unit: 'hour',
  title: 'Mediation in practice',
  day: '2026-05-04',
  amount: 6,
  claimed: 6,
  state: 'pending',
  files: [
    {
      public_id: 'a'.repeat(32),
      name: 'certificate.pdf',
      type: 'application/pdf',
      url: '/api/media/files/x',
    },
  ],
  revision: 2,
  createdAt: '2026-05-05T09:00:00.000Z',
};
const LIST = 'GET cpd-entries';
const DECIDE = `POST cpd-entries/${entry._id}/decide`;
const open = (path = '/admin/cpd', shown: CpdEntry = entry) =>
  openAdmin(path, { [LIST]: { body: [shown], total: 1 }, [DECIDE]: { body: entry } });

describe('CpdPage', () => {
  it('lists what waits with its evidence, and confirms the claimed points', async () => {
    const { made } = open();
    const row = await screen.findByRole('row', { name: /Mediation in practice/ });
    expect(row).toHaveTextContent('Course, training or workshop, 6 hours');
    expect(within(row).getByRole('link', { name: 'certificate.pdf' })).toHaveAttribute(
      'href',
      expect.stringContaining('/api/media/files/x'),
    );
    await press('Confirm Mediation in practice of Okafor Ada');
    await press('Confirm');
    await findToast('Activity confirmed');
    expect(made(DECIDE)[0]?.body).toEqual({ revision: 2, decision: 'confirmed', points: 6 });
    expect(made(LIST).some(({ search }) => search.get('state') === 'pending')).toBe(true);
  });

  it('asks for the reason of other points', async () => {
    const { made } = open();
    await press('Confirm Mediation in practice of Okafor Ada');
    await fill(/Points/, '4.1');
    await press('Confirm');
    await screen.findByText('Enter whole numbers or quarters, such as 1.25');
    await fill(/Points/, '4.5');
    await press('Confirm');
    await screen.findByText('Enter the reason in a few words');
    expect(made(DECIDE)).toEqual([]);
    await fill(/Reason/, 'Lunch does not count');
    await press('Confirm');
    await findToast('Activity confirmed');
    expect(made(DECIDE)[0]?.body).toMatchObject({ points: 4.5, reason: 'Lunch does not count' });
  });

  it('refuses with a reason', async () => {
    const { made } = open();
    await press('Refuse Mediation in practice of Okafor Ada');
    await fill(/Reason/, 'No certificate');
    await press('Refuse');
    await findToast('Activity refused');
    expect(made(DECIDE)[0]?.body).toEqual({ revision: 2, decision: 'refused', reason: 'No certificate' });
  });

  it('tells who decided and why', async () => {
    const by = { _id: '64b000000000000000000002', username: 'ngozi' };
    const decision = { points: 4.5, reason: 'Lunch does not count', at: '2026-05-06T09:00:00.000Z', by };
    open('/admin/cpd?tab=confirmed', { ...entry, state: 'confirmed', decision });
    const row = await screen.findByRole('row', { name: /Mediation in practice/ });
    expect(row).toHaveTextContent('4.5 points');
    expect(row).toHaveTextContent('ngozi, 06/05/2026: Lunch does not count');
    expect(screen.queryByRole('button', { name: /Confirm Mediation/ })).not.toBeInTheDocument();
  });
});
