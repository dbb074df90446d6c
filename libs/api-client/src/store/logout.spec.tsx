import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ADA } from '../testing/ada';
import { createAppStore } from './create-store';
import { useLogout } from './logout';
import { signedInAs } from './session.slice';

describe('useLogout', () => {
  const logoutOf = (answer: () => Promise<Response>) => {
    const seen: Request[] = [];
    globalThis.fetch = ((request: Request) => {
      seen.push(request);
      return answer();
    }) as typeof fetch;
    const store = createAppStore();
    store.dispatch(signedInAs(ADA));
    const wrapper = ({ children }: { readonly children: ReactNode }) => (
      <Provider store={store}>{children}</Provider>
    );
    act(renderHook(useLogout, { wrapper }).result.current);
    return { seen, session: store.getState().session };
  };

  it('ends the session in the browser at once, and at the server by its token', () => {
    const { seen, session } = logoutOf(() => new Promise(() => undefined));
    expect(session).toMatchObject({ details: null, ended: 'logout' });
    expect(seen.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      'POST /api/auth/logout',
    ]);
    expect(seen[0]?.headers.get('authorization')).toBe(`Bearer ${ADA.token}`);
  });

  it('ends it in the browser also offline', async () => {
    const { session } = logoutOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(session).toMatchObject({ details: null, ended: 'logout' });
  });
});
