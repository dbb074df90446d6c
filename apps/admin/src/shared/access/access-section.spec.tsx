import type { AccessState, Role } from '@concord/contracts';
import { receiveLook } from '@concord/api-client/browser';
import { type FakeRoutes, fill, findToast, installFakeChannels, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { aMember } from '../../testing/member-records';
import { openAdmin } from '../../testing/open-admin';

const MEMBER = aMember();
const OF = `access/people/${MEMBER._id}`;
const STATE: AccessState = {
  email: 'amina@example.com',
  sessions: 2,
  lastSeenAt: '2026-11-30T09:00:00.000Z',
  blocked: null,
};
const BLOCKED: AccessState = {
  ...STATE,
  sessions: 0,
  blocked: {
    reason: 'Asked by telephone',
    by: { _id: '64b000000000000000000002', username: 'musa' },
    at: '2026-11-30T09:00:00.000Z',
  },
};
const REASON = 'Lost phone';

const open = (state = STATE, routes: FakeRoutes = {}, role: Role = 'SUPER_ADMIN') =>
  openAdmin(
    `/admin/members/${MEMBER._id}`,
    {
      [`GET member/${MEMBER._id}`]: { body: MEMBER },
      [`GET ${OF}`]: { body: state },
      ...routes,
    },
    role,
  );
/** Replaces the opening of tabs. */
const fakeTab = () => jest.spyOn(window, 'open').mockReset().mockReturnValue(null);
const section = async () => within(await screen.findByRole('region', { name: 'Their own page' }));

describe('AccessSection', () => {
  it('tells how a person signs in', async () => {
    open();
    const shown = await section();
    expect(await shown.findByText('2 devices')).toBeVisible();
    expect(shown.getByText('Signs in with').parentElement).toHaveTextContent('amina@example.com');
  });

  it('lets an ADMIN look, and nothing else', async () => {
    open(STATE, {}, 'ADMIN');
    const shown = await section();
    expect(await shown.findByRole('button', { name: 'See the page as they see it' })).toBeVisible();
    expect(shown.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'See the page as they see it',
    ]);
  });

  it('opens the page in another tab by a key, never by the token', async () => {
    installFakeChannels();
    const tab = fakeTab();
    const look = { token: 'look-token', holder: { name: 'Amina', isViewed: true } };
    const { made } = open(STATE, { [`POST ${OF}/view`]: { body: look } });
    await press('See the page as they see it');
    await fill(/^Reason/, REASON);
    await press('Open the page');
    await findToast('The page opens in a new tab');
    const [address = '', target, features] = tab.mock.calls[0] ?? [];
    expect([target, features]).toEqual(['_blank', 'noopener']);
    expect(String(address)).toMatch(/^\/me#look=[0-9a-f]{32}$/);
    await expect(receiveLook(String(address).slice('/me#look='.length))).resolves.toEqual(look);
    expect(made(`POST ${OF}/view`)).toMatchObject([{ body: { reason: REASON } }]);
  });

  it('asks for a reason before it opens a tab', async () => {
    const tab = fakeTab();
    const { made } = open();
    await press('See the page as they see it');
    await press('Open the page');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    expect(tab).not.toHaveBeenCalled();
    expect(made(`POST ${OF}/view`)).toEqual([]);
  });

  it('shows a code once, with its end', async () => {
    const body = { code: '042817', email: 'amina@example.com', endsAt: '2026-11-30T09:10:00.000Z' };
    open(STATE, { [`POST ${OF}/code`]: { body } });
    await press('Give a sign-in code');
    await fill(/^Reason/, REASON);
    await press('Make a code');
    expect(await screen.findByText('042817')).toBeVisible();
    expect(screen.getByText(/works once, until \d\d:10/)).toBeVisible();
    await press('Close');
    expect(screen.queryByText('042817')).toBeNull();
  });

  it('blocks with a reason', async () => {
    const { made } = open(STATE, { [`PUT ${OF}/block`]: { body: BLOCKED } });
    await press('Block');
    await fill(/^Reason/, REASON);
    await press('Block');
    await findToast('Access blocked');
    expect(made(`PUT ${OF}/block`)).toMatchObject([{ body: { reason: REASON } }]);
  });

  it('says who blocked and why, and allows again', async () => {
    const { made } = open(BLOCKED, { [`DELETE ${OF}/block`]: { body: STATE } });
    const shown = await section();
    expect(await shown.findByText(/Blocked by musa on .*: Asked by telephone/)).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Give a sign-in code' })).toBeNull();
    await press('Allow again');
    await fill(/^Reason/, REASON);
    await press('Allow again');
    await findToast('Access allowed');
    expect(made(`DELETE ${OF}/block`)).toMatchObject([{ body: { reason: REASON } }]);
  });

  it('offers no code without an e-mail', async () => {
    open({ ...STATE, email: null });
    const shown = await section();
    expect(await shown.findByText('No e-mail on record')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Give a sign-in code' })).toBeNull();
  });
});
