import { memberOf } from '@concord/api-client/member';
import { handLookOver } from '@concord/api-client/browser';
import { installFakeChannels } from '@concord/testing/browser';
import { screen } from '@testing-library/react';
import { AMINA, expectAddress, found, LOOK, openMember } from '../testing/open-member';

const SESSIONS = { 'GET access/sessions': found([]) };

beforeEach(installFakeChannels);

describe('a look of staff', () => {
  it("comes from the back office's tab, and leaves nothing in the address", async () => {
    const fragment = handLookOver(Promise.resolve(LOOK));
    const { store } = openMember(`/me/sign-ins${fragment}`, SESSIONS, null);
    expect(await screen.findByRole('region', { name: 'View as staff' })).toHaveTextContent('Amina Bello');
    await expectAddress('/me/sign-ins');
    expect(memberOf(store.getState()).signIn?.token).toBe(LOOK.token);
    expect(window.sessionStorage.getItem('concord.member')).toContain(LOOK.token);
    expect(window.localStorage.getItem('concord.member')).toBeNull();
  });

  it('leaves the own sign-in of this browser as it is', async () => {
    const fragment = handLookOver(Promise.resolve(LOOK));
    openMember(`/me/sign-ins${fragment}`, SESSIONS, AMINA);
    await screen.findByRole('region', { name: 'View as staff' });
    expect(window.localStorage.getItem('concord.member')).toContain(AMINA.token);
  });

  it('that was refused shows no pages, also not those of this browser', async () => {
    const fragment = handLookOver(Promise.reject(new Error('refused')));
    const { store } = openMember(`/me/sign-ins${fragment}`, SESSIONS, AMINA);
    expect(await screen.findByText("You no longer see this person's pages")).toBeVisible();
    expect(memberOf(store.getState()).signIn?.token).toBe(AMINA.token);
  });
});
