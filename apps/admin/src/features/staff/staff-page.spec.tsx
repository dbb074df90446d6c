import { chooseOption, fill, findToast, press, user } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';
import { anAccount } from '../../testing/records';

const NEW = anAccount({ _id: '64b000000000000000000002', username: 'tolu', role: 'PENDING' });
const OTHER_ID = '64b000000000000000000003';

describe('StaffPage', () => {
  const choose = async (action: string) => {
    await press('More for tolu');
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('gives a pending account another role than the usual one', async () => {
    const call = `PATCH admin/${NEW._id}`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW, anAccount()] },
      [call]: { body: { ...NEW, role: 'SUPER_ADMIN' } },
    });

    await choose('Choose another role');
    expect(screen.getByText('Save')).toBeDisabled();
    await chooseOption(/Role/, 'SUPER_ADMIN');
    await press('Save');
    await findToast('tolu is now SUPER_ADMIN');
    expect(made(call)).toMatchObject([{ body: { role: 'SUPER_ADMIN' } }]);
  });

  it('gives the finance permission to an ADMIN, and removes it', async () => {
    const call = `PATCH admin/${NEW._id}`;
    const tolu = { ...NEW, role: 'ADMIN' as const };
    const list = { body: [tolu, anAccount()] };
    const { made } = openAdmin('/admin/staff-accounts', { 'GET admin': list, [call]: { body: tolu } });
    await press('Change role of tolu');
    expect(screen.getByText('Save')).toBeDisabled();
    await user.click(screen.getByRole('checkbox', { name: /Finance/ }));
    list.body = [{ ...tolu, finance: true as const }, anAccount()];
    await press('Save');
    await findToast('tolu now has the finance permission');
    expect(await screen.findByText('Finance')).toBeVisible();

    await press('Change role of tolu');
    await user.click(screen.getByRole('checkbox', { name: /Finance/, checked: true }));
    expect(screen.getByText('tolu must sign in again after this change.')).toBeVisible();
    await press('Save');
    await findToast('tolu no longer has the finance permission');
    expect(made(call).map(({ body }) => body)).toEqual([{ finance: true }, { finance: false }]);
  });

  it('gives a new ADMIN the finance permission with the role', async () => {
    const call = `PATCH admin/${NEW._id}`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW] },
      [call]: { body: { ...NEW, role: 'ADMIN', finance: true } },
    });
    await choose('Choose another role');
    expect(screen.queryByRole('checkbox', { name: /Finance/ })).toBeNull();
    await chooseOption(/Role/, 'ADMIN');
    await user.click(screen.getByRole('checkbox', { name: /Finance/ }));
    await press('Save');
    await findToast('tolu is now ADMIN');
    expect(made(call)).toMatchObject([{ body: { role: 'ADMIN', finance: true } }]);
  });

  it('approves a pending account by one click, with an Undo', async () => {
    // jsdom lacks it; the toast can be dragged.
    HTMLElement.prototype.setPointerCapture = () => undefined;
    const call = `PATCH admin/${NEW._id}`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW, anAccount()] },
      [call]: { body: { ...NEW, role: 'ADMIN' } },
    });
    await press('Approve tolu as ADMIN');
    await findToast('tolu is now ADMIN');
    expect(screen.queryByRole('button', { name: 'Approve halima as ADMIN' })).toBeNull();
    await press('Undo');
    await findToast('tolu is waiting for approval again');
    expect(made(call).map(({ body }) => body)).toEqual([{ role: 'ADMIN' }, { role: 'PENDING' }]);
  });

  it('shows a password reset link once, to copy', async () => {
    const link = 'https://site.example/reset-password#token';
    const call = `POST admin/${NEW._id}/reset-link`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW] },
      [call]: { body: { link, endsAt: '2026-11-21T10:00:00.000Z' } },
    });
    await choose('Reset password');
    await press('Create link');
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    await press('Copy link');
    await findToast('Link copied');
    expect(await navigator.clipboard.readText()).toBe(link);
    expect(made(call)).toHaveLength(1);
    expect(screen.queryByText('Create link')).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Link')).toBeVisible();
    await press('Close');
    expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  });

  it('shows where a link was e-mailed to', async () => {
    openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW] },
      [`POST admin/${NEW._id}/reset-link`]: { body: { mailedTo: NEW.email } },
    });
    await choose('Reset password');
    await press('Create link');
    expect(await screen.findByText(`A link is on its way to ${NEW.email}.`)).toBeVisible();
  });

  it("warns before a change of one's own role", async () => {
    openAdmin('/admin/staff-accounts', { 'GET admin': { body: [anAccount()] } });
    await press('Change role of halima');
    expect(screen.getByText(/This is your own account/)).toBeVisible();
  });

  it('removes the second factor of the chosen account only, after a confirmation', async () => {
    const tolu = { ...NEW, factor: 'on' as const };
    const call = `DELETE admin/${tolu._id}/factor`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': {
        body: [tolu, anAccount({ factor: 'on' }), anAccount({ _id: OTHER_ID, username: 'ada' })],
      },
      [call]: { body: { _id: tolu._id } },
    });
    await press('Turn off the second factor of tolu');
    expect(screen.queryByRole('button', { name: /second factor of (halima|ada)/, hidden: true })).toBeNull();
    expect(made(call)).toEqual([]);
    await press('Turn off');
    await findToast('tolu now signs in with the password only');
    expect(made(call)).toHaveLength(1);
  });

  it('invites a colleague, and shows the link to pass on', async () => {
    const link = 'https://site.example/reset-password?welcome#token';
    const call = 'POST admin/invite';
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [] },
      [call]: { body: { link, endsAt: '2026-11-28T10:00:00.000Z' } },
    });
    await press('Invite');
    await fill('Username', 'tolu');
    await fill('Email', 'tolu@concord.example');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }));
    expect(await screen.findByLabelText('Link')).toHaveValue(link);
    expect(made(call)).toMatchObject([
      { body: { username: 'tolu', email: 'tolu@concord.example', role: 'ADMIN' } },
    ]);
  });

  it('asks before Escape discards a typed invitation', async () => {
    openAdmin('/admin/staff-accounts', { 'GET admin': { body: [] } });
    await press('Invite');
    await user.type(await screen.findByLabelText('Username'), 'tolu');
    await user.keyboard('{Escape}');
    await press('Keep typing');
    expect(screen.getByLabelText('Username')).toHaveValue('tolu');
  });

  it('keeps the typed values when an invitation is refused', async () => {
    const message = 'There is already an account with this e-mail';
    openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [] },
      'POST admin/invite': { status: 409, body: { code: 'EMAIL_TAKEN', message } },
    });
    await press('Invite');
    await fill('Username', 'tolu');
    await fill('Email', 'tolu@concord.example');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('tolu@concord.example');
  });

  it('suspends an account with a reason, and lifts the suspension', async () => {
    const suspended = {
      by: { _id: OTHER_ID, username: 'ada' },
      at: '2026-11-21T09:00:00.000Z',
      reason: 'Left the desk open',
    };
    const calls = { suspend: `POST admin/${NEW._id}/suspend`, lift: `POST admin/${NEW._id}/lift` };
    const list = { body: [NEW] };
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': list,
      [calls.suspend]: { body: { ...NEW, suspended } },
      [calls.lift]: { body: NEW },
    });
    await choose('Suspend');
    await press('Suspend');
    expect(await screen.findByText('Enter the reason in a few words')).toBeVisible();
    list.body = [{ ...NEW, suspended }];
    await fill(/Reason/, suspended.reason);
    await press('Suspend');
    await findToast('tolu is suspended');
    expect(made(calls.suspend)).toMatchObject([{ body: { reason: suspended.reason } }]);
    expect(await screen.findByText('Suspended')).toBeVisible();
    await choose('Lift the suspension');
    expect(screen.getByText(/Suspended by ada.*Left the desk open/)).toBeVisible();
    await fill(/Reason/, 'It was a mistake');
    await press('Lift');
    await findToast('tolu can sign in again');
    expect(made(calls.lift)).toMatchObject([{ body: { reason: 'It was a mistake' } }]);
  });

  it('signs out a colleague everywhere after a confirmation, but not oneself', async () => {
    const call = `DELETE admin/${NEW._id}/sessions`;
    const { made } = openAdmin('/admin/staff-accounts', {
      'GET admin': { body: [NEW, anAccount()] },
      [call]: { body: { ended: 2 } },
    });
    await choose('Sign out everywhere');
    expect(made(call)).toEqual([]);
    await press('Sign out');
    await findToast('tolu is signed out everywhere');
    expect(made(call)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'More for halima', hidden: true })).toBeNull();
  });
});
