import { createAppStore, StoreProvider } from '@concord/api-client';
import { memberSignedIn } from '@concord/api-client/member';
import type { AccessToken } from '@concord/contracts';
import { fakeServer } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { act, screen } from '@testing-library/react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import MemberRoutes, { OPENINGS, prepare } from './opening';
import { AMINA, found, refused, RENEW } from './testing/open-member';

const signedOut = createAppStore().getState();

// At the start of the shell there is no sign-in of members, because its code comes later.
const pageOf = (path: string, store = createAppStore(), state?: unknown) => (
  <StoreProvider store={store} serverState={signedOut}>
    <ThemeRoot>
      <MemoryRouter initialEntries={[{ pathname: path, state }]}>
        <MemberRoutes />
      </MemoryRouter>
    </ThemeRoot>
  </StoreProvider>
);

describe('a prerendered page', () => {
  let root: Root;
  afterEach(() => act(() => root.unmount()));

  /** Hydrates what the build renders on a device with or without a sign-in. @returns differences that React found */
  async function hydrate(path: string, as: AccessToken | null, state?: unknown) {
    window.localStorage.clear();
    fakeServer({
      [RENEW]: refused(401, 'Your sign-in has ended'),
      'GET access/options': found({ channels: ['email'] }),
    });
    await prepare(path);
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(pageOf(path));
    const served = container.textContent;
    const differences: unknown[] = [];
    const store = createAppStore();
    if (as) store.dispatch(memberSignedIn(as));
    await act(() => {
      root = hydrateRoot(container, pageOf(path, store, state), {
        onRecoverableError: (error) => void differences.push(error),
      });
      return Promise.resolve();
    });
    return { served, differences };
  }

  it.each(Object.keys(OPENINGS))('says at %s what it is for', async (path) => {
    const { served } = await hydrate(path, null);
    expect(served).toMatch(/^(My page|Sign in) \|.*\bexams\b/);
  });

  it.each([
    ['the sign-in page', '/me/sign-in', null, 'E-mail'],
    ['the home of somebody who is not signed in', '/me', null, 'E-mail'],
    ['the home of a member', '/me', AMINA, null],
    ['the sign-in page of a member', '/me/sign-in', AMINA, null],
  ])('becomes %s, which differs in nothing at first', async (_, path, as, field) => {
    const { differences } = await hydrate(path, as);
    if (field) expect(await screen.findByLabelText(field)).toBeVisible();
    else expect(await screen.findByRole('heading', { name: 'Hello, Amina Bello' })).toBeVisible();
    expect(differences).toEqual([]);
  });

  it('shows the notice of a sign-out that the browser keeps over a reload', async () => {
    const { differences } = await hydrate('/me/sign-in', null, { ended: 'left' });
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(differences).toEqual([]);
  });
});
