import { waitFor } from '@testing-library/dom';
import { ADA } from '../testing/ada';
import { AMINA } from '../testing/amina';

/** A page that has just started: stores can be created, but the API code has not loaded. */
async function newPage() {
  jest.resetModules();
  const { createAppStore } = await import('./create-store');
  const session = await import('./session.slice');
  const requestsArrive = async () => {
    const { api } = await import('../requests');
    return api.injectEndpoints({
      endpoints: (build) => ({ probe: build.query<string, string>({ query: (path) => path }) }),
    });
  };
  return { createAppStore, session, requestsArrive };
}

describe('injectApi', () => {
  let paths: string[];

  beforeEach(() => {
    window.localStorage.clear();
    paths = [];
    globalThis.fetch = ((request: Request) => {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      return Promise.resolve(Response.json(pathname));
    }) as typeof fetch;
  });

  it('lets the page start without the API code', async () => {
    const { createAppStore } = await newPage();
    const store = createAppStore();
    expect(Object.keys(store.getState()).sort()).toEqual(['candidate', 'session']);
  });

  it('injects the API slice into an existing store without changing its state', async () => {
    const { createAppStore, session, requestsArrive } = await newPage();
    const store = createAppStore();
    store.dispatch(session.signedInAs(ADA));
    const { probe } = (await requestsArrive()).endpoints;
    expect(store.getState().session.details).toEqual(ADA);
    expect(store.getState()).toHaveProperty('api');
    await expect(store.dispatch(probe.initiate('one')).unwrap()).resolves.toBe('/api/one');
  });

  it('gives every store its own cache, created before or after', async () => {
    const { createAppStore, requestsArrive } = await newPage();
    const before = createAppStore();
    const another = createAppStore();
    const { probe } = (await requestsArrive()).endpoints;
    const after = createAppStore();
    for (const store of [before, another, after, before]) await store.dispatch(probe.initiate('one'));
    expect(paths).toHaveLength(3);
  });

  it('drops the cached answers at a sign-out, in that store only', async () => {
    const { createAppStore, session, requestsArrive } = await newPage();
    const store = createAppStore();
    const another = createAppStore();
    const { probe } = (await requestsArrive()).endpoints;
    const cached = (of: typeof store) => probe.select('one')(of.getState() as never).data;
    for (const each of [store, another]) {
      each.dispatch(session.signedInAs(ADA));
      await each.dispatch(probe.initiate('one'));
    }
    store.dispatch(session.signedInAs({ ...ADA, username: 'ada-again' }));
    store.dispatch(session.tokenRenewed('next'));
    expect(cached(store)).toBe('/api/one');
    store.dispatch(session.loggedOut());
    expect([cached(store), cached(another)]).toEqual([undefined, '/api/one']);
    another.dispatch(session.signedInAs({ ...ADA, admin: 'b'.repeat(24) }));
    expect(cached(another)).toBeUndefined();
  });
});

describe('injectSlice', () => {
  it('gives the sign-in of a member to stores of before and after, with what an earlier visit stored', async () => {
    const { createAppStore, session } = await newPage();
    const signIn = { ...AMINA, freshUntil: 1 };
    window.localStorage.setItem('concord.member', JSON.stringify({ signIn, ended: null }));
    const before = createAppStore();
    before.dispatch(session.signedInAs(ADA));
    await import('../member');
    expect(before.getState()).toMatchObject({ session: { details: ADA }, member: { signIn } });
    expect(createAppStore().getState()).toMatchObject({ member: { signIn } });
  });

  it('lets the queries of members read again when the connection is back', async () => {
    const { createAppStore, requestsArrive } = await newPage();
    const store = createAppStore();
    await import('../member');
    const { probe } = (await requestsArrive()).endpoints;
    const paths: string[] = [];
    globalThis.fetch = ((request: Request) => {
      paths.push(new URL(request.url).pathname);
      return Promise.resolve(Response.json('found'));
    }) as typeof fetch;
    const used = store.dispatch(probe.initiate('one', { subscriptionOptions: { refetchOnReconnect: true } }));
    await used;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(paths).toEqual(['/api/one', '/api/one']));
    used.unsubscribe();
  });
});
