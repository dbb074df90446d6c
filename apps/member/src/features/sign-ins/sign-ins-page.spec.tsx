import type { AccessSession } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { found, LOOK, openMember, refused } from '../../testing/open-member';

const LIST = 'GET access/sessions';
const END_OTHERS = 'DELETE access/sessions';
const HERE: AccessSession = {
  _id: '1'.repeat(24),
  device: 'Chrome on Android',
  address: '102.89.1.2',
  createdAt: '2026-11-20T08:00:00.000Z',
  lastSeenAt: '2026-11-30T17:30:00.000Z',
  isCurrent: true,
};
const OTHER: AccessSession = { ...HERE, _id: '2'.repeat(24), device: 'Firefox on Windows', isCurrent: false };
const END = `DELETE access/sessions/${OTHER._id}`;

const rowOf = async (device: string) =>
  within((await screen.findByText(device)).closest('li') as HTMLElement);

describe('/me/sign-ins', () => {
  it('lists the sign-ins in Nigerian time, and marks this device', async () => {
    openMember('/me/sign-ins', { [LIST]: found([HERE, OTHER]) });
    const here = await rowOf('Chrome on Android');
    expect(here.getByText('This device')).toBeVisible();
    expect(here.getByText(/Signed in on/)).toHaveTextContent('20 November 2026 at 09:00');
    expect(here.getByText(/Signed in on/)).toHaveTextContent('102.89.1.2');
    expect(here.queryByRole('button')).not.toBeInTheDocument();
    expect((await rowOf('Firefox on Windows')).queryByText('This device')).not.toBeInTheDocument();
  });

  it('ends one after a confirmation', async () => {
    let sessions = [HERE, OTHER];
    const { made } = openMember('/me/sign-ins', {
      [LIST]: () => found(sessions),
      [END]: () => {
        sessions = [HERE];
        return found({ _id: OTHER._id });
      },
    });
    await press(/^Sign out Firefox on Windows/);
    await press('Cancel');
    expect(made(END)).toEqual([]);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await press(/^Sign out Firefox on Windows/);
    await press('Sign out');
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    expect(made(END)).toHaveLength(1);
  });

  it('ends all others after a confirmation', async () => {
    let sessions = [HERE, OTHER];
    openMember('/me/sign-ins', {
      [LIST]: () => found(sessions),
      [END_OTHERS]: () => {
        sessions = [HERE];
        return found({ ended: 1 });
      },
    });
    await press('Sign out all others');
    await press('Sign out all others');
    await waitFor(() => expect(screen.queryByText('Firefox on Windows')).not.toBeInTheDocument());
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('shows why a sign-in could not be ended', async () => {
    openMember('/me/sign-ins', { [LIST]: found([HERE, OTHER]), [END]: refused(503, 'Please try again') });
    await press(/^Sign out Firefox on Windows/);
    await press('Sign out');
    await findToast('Please try again');
    expect(screen.getByText('Firefox on Windows')).toBeInTheDocument();
  });

  it('shows staff the list without buttons', async () => {
    openMember('/me/sign-ins', { [LIST]: found([HERE, OTHER]) }, LOOK);
    const other = await rowOf('Firefox on Windows');
    expect(other.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Sign out all others' })).not.toBeInTheDocument();
  });

  it('can be asked again after a failure', async () => {
    let isUp = false;
    openMember('/me/sign-ins', { [LIST]: () => (isUp ? found([HERE]) : refused(403, 'Not now')) });
    expect(await screen.findByRole('alert')).toHaveTextContent('Not now');
    isUp = true;
    await press('Retry');
    expect(await screen.findByText('Chrome on Android')).toBeVisible();
  });
});
