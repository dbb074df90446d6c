import '../member';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { AMINA, LOOK } from '../testing/amina';
import { createAppStore } from '../store/create-store';
import { endMemberSignIn, useMemberSignOut } from './member-sign-out';
import { memberSignedIn, memberOf } from './member.slice';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));

async function signOut(answer: () => Promise<Response>, as = AMINA) {
  const paths: string[] = [];
  globalThis.fetch = ((request: Request) => {
    paths.push(`${request.method} ${new URL(request.url).pathname}`);
    return answer();
  }) as typeof fetch;
  const store = createAppStore();
  store.dispatch(memberSignedIn(as));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  act(renderHook(useMemberSignOut, { wrapper }).result.current);
  const atOnce = memberOf(store.getState());
  await settle();
  return { store, paths, atOnce, after: memberOf(store.getState()) };
}

describe('useMemberSignOut', () => {
  beforeEach(() => {
    window.localStorage.clear();
    window.sessionStorage.clear();
  });

  it('signs out in the browser at once, and at the server by its cookie', async () => {
    const { paths, atOnce, after } = await signOut(() => Promise.resolve(Response.json({ ended: 1 })));
    expect(atOnce).toEqual({ signIn: null, ended: 'leaving' });
    expect(paths).toEqual(['POST /api/access/sign-out']);
    expect(after).toEqual({ signIn: null, ended: 'left' });
  });

  it.each([
    ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['during an outage', () => Promise.resolve(Response.json({}, { status: 503 }))],
  ])('remembers a sign-out %s, which is completed later', async (_, answer) => {
    const { store, after } = await signOut(answer);
    expect(after).toEqual({ signIn: null, ended: 'leaving' });
    globalThis.fetch = (() => Promise.resolve(Response.json({ ended: 1 }))) as typeof fetch;
    await act(() => endMemberSignIn(store.dispatch));
    expect(memberOf(store.getState()).ended).toBe('left');
  });

  it('ends a look of staff in the browser only', async () => {
    const { paths, after } = await signOut(() => Promise.resolve(Response.json({ ended: 1 })), LOOK);
    expect(paths).toEqual([]);
    expect(after).toEqual({ signIn: null, ended: 'look' });
  });
});
