import { memberLookEnded } from '@concord/api-client/member';
import { press } from '@concord/testing/browser';
import { act, screen } from '@testing-library/react';
import {
  AMINA,
  expectAddress,
  found,
  LOOK,
  OFFLINE,
  openMember,
  refused,
  RENEW,
} from '../testing/open-member';

const SESSIONS = 'GET access/sessions';
const OPTIONS = 'GET access/options';

describe('MemberGate', () => {
  it('shows the pages to a signed-in person without asking the server', async () => {
    const { accessCalls } = openMember('/me');
    expect(await screen.findByText('Hello, Amina Bello')).toBeVisible();
    expect(accessCalls()).toEqual([]);
  });

  it("signs in by the browser's cookie", async () => {
    const { accessCalls } = openMember('/me', { [RENEW]: found(AMINA) }, null);
    expect(await screen.findByText('Hello, Amina Bello')).toBeVisible();
    expect(accessCalls()).toEqual([RENEW]);
  });

  it('leads others to the sign-in and back, without a notice on a first visit', async () => {
    openMember('/me/sign-ins?a=1', { [OPTIONS]: found({ channels: ['email'] }) }, null);
    await expectAddress('/me/sign-in?next=%2Fme%2Fsign-ins%3Fa%3D1');
    expect(await screen.findByLabelText('E-mail')).toBeVisible();
    expect(screen.queryByText(/has ended/)).not.toBeInTheDocument();
  });

  it('tells somebody whose sign-in has ended', async () => {
    openMember('/me/sign-ins', {
      [SESSIONS]: refused(401, 'Please sign in'),
      [OPTIONS]: found({ channels: ['email'] }),
    });
    await expectAddress('/me/sign-in?next=%2Fme%2Fsign-ins');
    expect(await screen.findByText('Your sign-in has ended. Please sign in again.')).toBeVisible();
  });

  it('does not take a lost connection for the end of a sign-in', async () => {
    const answers = { [RENEW]: OFFLINE as ReturnType<typeof found> };
    openMember('/me', answers, null);
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
    await expectAddress('/me');
  });

  it('asks again after a lost connection', async () => {
    let isOnline = false;
    openMember('/me', { [RENEW]: () => (isOnline ? found(AMINA) : OFFLINE) }, null);
    await screen.findByRole('alert');
    isOnline = true;
    await press('Retry');
    expect(await screen.findByText('Hello, Amina Bello')).toBeVisible();
  });

  it('tells staff whose look at the pages has ended', async () => {
    const { store, accessCalls } = openMember('/me', {}, LOOK);
    await screen.findByText('Hello, Amina Bello');
    act(() => void store.dispatch(memberLookEnded()));
    expect(await screen.findByText("You no longer see this person's pages")).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the back office' })).toHaveAttribute('href', '/admin');
    expect(accessCalls()).toEqual([]);
  });
});
