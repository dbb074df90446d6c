import { SPECIFIED_FEES, type Upgrade, type UpgradeCandidate } from '@concord/contracts';
import { findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const MEMBER = '64b0000000000000000000a1';
const who = { member: MEMBER, number: 'CIPCM-000007', name: 'Okafor Ada' };
const facts = { from: 'Associate', to: 'Full', months: 71, experience: 8, missing: [] } as const;
const candidate: UpgradeCandidate = {
  _id: MEMBER,
  ...who,
  ...facts,
  missing: [],
  standing: 'current',
  since: '2020-01-01',
};
const proposal: Upgrade = {
  _id: '64b0000000000000000000b1',
  ...who,
  ...facts,
  months: 48,
  experience: null,
  missing: ['months', 'experience'],
  source: 'staff',
  reason: 'Long service',
  at: '2026-11-20T09:00:00.000Z',
  by: { _id: '64b000000000000000000002', username: 'ngozi' },
  status: 'open',
};
const CANDIDATES = 'GET member/upgrade';
const PROPOSALS = 'GET upgrade';
const DECIDE = `POST upgrade/${proposal._id}/decide`;

describe('UpgradesPage', () => {
  it('lists who may rise, and proposes with a reason', async () => {
    const propose = `POST member/${MEMBER}/upgrade`;
    const { made } = openAdmin('/admin/upgrades', {
      [CANDIDATES]: { body: [candidate] },
      [propose]: { status: 201, body: proposal },
    });
    const row = await screen.findByRole('row', { name: /Okafor Ada/ });
    expect(within(row).getByText('Nothing missing')).toBeVisible();
    expect(within(row).getByText('71')).toBeVisible();
    await press('Propose Okafor Ada');
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Long service');
    await press('Propose');
    await findToast('Upgrade proposed');
    expect(made(propose)[0]?.body).toEqual({ reason: 'Long service' });
  });

  it('says what was missing, and grants from a day', async () => {
    const { made } = openAdmin('/admin/upgrades?tab=proposals', {
      [PROPOSALS]: { body: [proposal] },
      'GET fees/current': { body: { version: 0, from: '1950-01-01', fees: SPECIFIED_FEES } },
      [DECIDE]: { body: { ...proposal, status: 'granted' } },
    });
    const row = await screen.findByRole('row', { name: /Okafor Ada/ });
    expect(row).toHaveTextContent('12 more months in good standing');
    expect(row).toHaveTextContent('which are not known (6 needed)');
    await press('Grant Okafor Ada');
    expect(await screen.findByText(/NGN 75,000/)).toBeVisible();
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Decided by the council');
    await press('Grant');
    await findToast('Upgrade granted');
    expect(made(DECIDE)[0]?.body).toMatchObject({ decision: 'granted', reason: 'Decided by the council' });
  });

  it('shows what a member wrote and sent', async () => {
    const files = [
      { public_id: 'a'.repeat(32), name: 'cv.pdf', type: 'application/pdf', url: '/api/media/files/x' },
    ];
    const applied: Upgrade = {
      ...proposal,
      source: 'member',
      reason: 'Six years of work',
      files,
      cpd: { year: 2025, points: 7.5, needed: 10 },
      missing: ['cpd'],
    };
    openAdmin('/admin/upgrades?tab=proposals', { [PROPOSALS]: { body: [applied] } });
    const row = await screen.findByRole('row', { name: /Okafor Ada/ });
    expect(row).toHaveTextContent('Six years of work');
    expect(row).toHaveTextContent('Application of the member, 20/11/2026');
    expect(row).toHaveTextContent('2.5 more CPD points for 2025');
    expect(within(row).getByRole('link', { name: 'cv.pdf' })).toBeVisible();
  });

  it('refuses with a reason', async () => {
    const { made } = openAdmin('/admin/upgrades?tab=proposals', {
      [PROPOSALS]: { body: [proposal] },
      [DECIDE]: { body: { ...proposal, status: 'refused' } },
    });
    await press('Refuse Okafor Ada');
    await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Too early');
    await press('Refuse');
    await findToast('Upgrade refused');
    expect(made(DECIDE)[0]?.body).toEqual({ decision: 'refused', reason: 'Too early' });
  });
});
