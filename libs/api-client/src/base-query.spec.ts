import { api } from './api';
import { setCodePrompt, setSignInPrompt } from './base-query';
import { candidateSignedIn } from './store/candidate.slice';
import { createAppStore } from './store/create-store';
import { signedInAs, tokenRenewed } from './store/session.slice';
import { ADA } from './testing/ada';

const probeApi = api.injectEndpoints({
  endpoints: (build) => ({
    probe: build.query<unknown, void>({ query: () => 'probe' }),
    probeAsCandidate: build.query<unknown, void>({ query: () => 'probe', extraOptions: { as: 'candidate' } }),
    probeAsNobody: build.query<unknown, void>({ query: () => 'probe', extraOptions: { as: 'nobody' } }),
    change: build.mutation<unknown, void>({
      query: () => ({ url: 'probe', method: 'POST', body: { a: 1 } }),
    }),
  }),
});
const { probe, probeAsCandidate, probeAsNobody, change } = probeApi.endpoints;

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

describe('baseQuery', () => {
  let calls: Request[];
  let answers: (() => Response | Promise<never>)[];

  beforeEach(() => {
    jest.useFakeTimers();
    window.localStorage.clear();
    calls = [];
    answers = [];
    globalThis.fetch = ((input: Request) => {
      calls.push(input);
      const next = answers.length > 1 ? answers.shift() : answers[0];
      return Promise.resolve(next ? next() : answer(200, {}));
    }) as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  const settle = async <T>(run: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(10_000);
    return run;
  };

  it.each([
    ['a query three times while the service is away', 503, probe, 4],
    ['no query that is refused', 400, probe, 1],
    ['no query that is refused for a while', 429, probe, 1],
    ['no mutation', 503, change, 1],
  ])('repeats %s', async (_, status, endpoint, times) => {
    answers = [() => answer(status, { code: 'NO', message: 'No' })];
    const { error } = await settle(createAppStore().dispatch((endpoint as typeof probe).initiate()));
    expect(calls).toHaveLength(times);
    expect(error).toMatchObject({ status, code: 'NO', message: 'No' });
  });

  it('waits 500 ms before it tries again', async () => {
    answers = [() => Promise.reject(new TypeError('offline')), () => answer(200, { ok: true })];
    const running = createAppStore().dispatch(probe.initiate());
    await jest.advanceTimersByTimeAsync(499);
    expect(calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(calls).toHaveLength(2);
    expect((await running).data).toEqual({ ok: true });
  });

  it('gives a typed error with issues and request id', async () => {
    const refused = {
      code: 'VALIDATION',
      message: 'Check the fields',
      requestId: 'r-1',
      issues: [{ path: 'email', message: 'Please enter a valid email' }],
    };
    answers = [() => answer(400, { statusCode: 400, ...refused })];
    const { error } = await settle(createAppStore().dispatch(change.initiate()));
    expect(error).toEqual({ status: 400, ...refused });
  });

  it("sends JSON with the caller's token", async () => {
    const store = createAppStore();
    store.dispatch(signedInAs(ADA));
    store.dispatch(candidateSignedIn('candidate-token'));
    await settle(store.dispatch(probe.initiate()));
    await settle(store.dispatch(probeAsCandidate.initiate()));
    await settle(store.dispatch(probeAsNobody.initiate()));
    expect(calls.map((call) => call.headers.get('authorization'))).toEqual([
      'Bearer staff-token',
      'Bearer candidate-token',
      null,
    ]);
    expect(calls[0]?.headers.get('content-type')).toBe('application/json');
    expect(new URL(calls[0]?.url ?? '').pathname).toBe('/api/probe');
  });

  it('ends the staff session when the server refuses its token', async () => {
    const store = createAppStore();
    store.dispatch(signedInAs(ADA));
    answers = [() => answer(401, { code: 'UNAUTHORIZED', message: 'Sign in' })];
    await settle(store.dispatch(change.initiate()));
    expect(store.getState().session).toMatchObject({ details: null, ended: 'expired' });
  });

  it.each(['INVALID_CREDENTIALS', 'SECOND_FACTOR'])(
    'leaves the session alone when another sign-in fails with %s',
    async (code) => {
      const store = createAppStore();
      store.dispatch(signedInAs(ADA));
      answers = [() => answer(401, { code, message: 'Not right' })];
      const { error } = await settle(store.dispatch(change.initiate()));
      expect(error).toMatchObject({ status: 401, code });
      expect(store.getState().session.isLoggedin).toBe(true);
    },
  );

  it('keeps the staff session when a candidate is refused', async () => {
    const store = createAppStore();
    store.dispatch(signedInAs(ADA));
    store.dispatch(candidateSignedIn('candidate-token'));
    answers = [() => answer(401, {})];
    await settle(store.dispatch(probeAsCandidate.initiate()));
    expect(store.getState().session.isLoggedin).toBe(true);
  });

  describe('a call that is refused because the session has ended', () => {
    const refused = () => answer(401, { code: 'UNAUTHENTICATED', message: 'Please sign in' });
    let removePrompt = () => {};
    afterEach(() => removePrompt());

    const makeIt = async (ask: (store: ReturnType<typeof createAppStore>) => boolean) => {
      const store = createAppStore();
      store.dispatch(signedInAs(ADA));
      const asked = jest.fn(() => Promise.resolve(ask(store)));
      removePrompt = setSignInPrompt(asked);
      const { data, error } = await settle(store.dispatch(change.initiate()));
      return { data, error, asked, session: store.getState().session };
    };
    const signIn = (store: ReturnType<typeof createAppStore>) =>
      Boolean(store.dispatch(signedInAs({ ...ADA, token: 'new-token' })));

    it('is repeated after a sign-in, with the same body', async () => {
      answers = [refused, () => answer(200, { ok: true })];
      const { data, session } = await makeIt(signIn);
      expect(data).toEqual({ ok: true });
      expect(session.details?.token).toBe('new-token');
      expect(calls[1]?.headers.get('authorization')).toBe('Bearer new-token');
      await expect(calls[1]?.json()).resolves.toEqual({ a: 1 });
    });

    it('does not ask again if the repeated call is refused, and ends the session', async () => {
      answers = [refused];
      const { asked, session } = await makeIt(signIn);
      expect([asked.mock.calls.length, calls.length]).toEqual([1, 2]);
      expect(session).toMatchObject({ details: null, ended: 'expired' });
    });

    it('ends the session when the user declines to sign in', async () => {
      answers = [refused];
      const { session } = await makeIt(() => false);
      expect(session).toMatchObject({ details: null, ended: 'expired' });
    });
  });

  describe('a call that asks for a recent code', () => {
    const REFUSED = { code: 'CONFIRMATION_NEEDED', message: 'Enter a code again for this' };
    const refused = () => answer(403, REFUSED);
    let removePrompt = () => {};
    afterEach(() => removePrompt());

    const makeIt = async (ask: (store: ReturnType<typeof createAppStore>) => boolean) => {
      const store = createAppStore();
      store.dispatch(signedInAs(ADA));
      const asked = jest.fn(() => Promise.resolve(ask(store)));
      removePrompt = setCodePrompt(asked);
      const { data, error } = await settle(store.dispatch(change.initiate()));
      return { data, error, asked };
    };

    it('is repeated with the new token', async () => {
      answers = [refused, () => answer(200, { ok: true })];
      const { data } = await makeIt((store) => Boolean(store.dispatch(tokenRenewed('confirmed-token'))));
      expect(data).toEqual({ ok: true });
      expect(calls.map((call) => call.headers.get('authorization'))).toEqual([
        'Bearer staff-token',
        'Bearer confirmed-token',
      ]);
      await expect(calls[1]?.json()).resolves.toEqual({ a: 1 });
    });

    it('does not ask again if the repeated call is refused', async () => {
      answers = [refused];
      const { error, asked } = await makeIt(() => true);
      expect(error).toMatchObject(REFUSED);
      expect([asked.mock.calls.length, calls.length]).toEqual([1, 2]);
    });

    it("fails with the server's message when the user gives no code", async () => {
      answers = [refused];
      expect((await makeIt(() => false)).error).toMatchObject({ status: 403, ...REFUSED });
      expect(calls).toHaveLength(1);
      removePrompt();
      const { error } = await settle(createAppStore().dispatch(change.initiate()));
      expect(error).toMatchObject(REFUSED);
    });
  });
});
