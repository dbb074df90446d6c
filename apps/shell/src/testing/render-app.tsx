import { createAppStore, type SessionDetails, signedInAs, StoreProvider } from '@concord/api-client';
import { ThemeRoot } from '@concord/ui';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';

/** A signed-in member of staff. */
export const ADA: SessionDetails = {
  token: 'token-1',
  role: 'ADMIN',
  admin: 'a'.repeat(24),
  username: 'ada',
  email: 'ada@concord.example',
};

function Address() {
  const { pathname, hash, state } = useLocation();
  return <output aria-label="Address">{`${pathname}${hash} ${JSON.stringify(state)}`}</output>;
}

/** Renders a part of the shell at an address, signed in or not, and the address for the test to read. */
export function renderShell(
  ui: ReactNode,
  options: { at?: string; hash?: string; state?: unknown; session?: SessionDetails } = {},
) {
  window.localStorage.clear();
  const store = createAppStore();
  if (options.session) store.dispatch(signedInAs(options.session));
  const view = render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <MemoryRouter
          initialEntries={[{ pathname: options.at ?? '/', hash: options.hash, state: options.state }]}
        >
          {ui}
          <Address />
        </MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return { ...view, store };
}

/** Answers by `METHOD path`, which a test may change while it runs. */
export type ApiAnswers = Record<string, { status: number; body: unknown }>;

/** Answers every API call from a table, and others with 404. */
export function serveApi(answers: ApiAnswers) {
  const calls: { call: string; body: unknown }[] = [];
  globalThis.fetch = (async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    calls.push({ call, body: text ? (JSON.parse(text) as unknown) : undefined });
    const answer = answers[call] ?? { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };
    return Response.json(answer.body, { status: answer.status });
  }) as typeof fetch;
  return calls;
}
