import { createAppStore, StoreProvider } from '@concord/api-client';
import { ThemeRoot } from '@concord/ui';
import { configure, render } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import ExamRoutes from '../routes';

// The first page of a test file loads slowly on a busy machine.
configure({ asyncUtilTimeout: 5000 });

function Address() {
  return <output aria-label="Address">{useLocation().pathname}</output>;
}

/** The exam portal at an address, with the address shown for the test to read. */
export function renderPortal(pathname: string, state?: unknown) {
  const store = createAppStore();
  const view = render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <MemoryRouter initialEntries={[{ pathname, state }]}>
          <ExamRoutes />
          <Address />
        </MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return { ...view, store };
}

type Answer = { status: number; body: unknown };

/** Answers every call of the API from a table of `METHOD path`, which a test may change while it runs. */
export function serveApi(answers: Record<string, Answer | ((body: unknown) => Answer)>) {
  const calls: { call: string; body: unknown; authorization: string | null }[] = [];
  globalThis.fetch = (async (request: Request) => {
    const call = `${request.method} ${new URL(request.url).pathname}`;
    const text = await request.text();
    const body: unknown = text ? JSON.parse(text) : undefined;
    calls.push({ call, body, authorization: request.headers.get('authorization') });
    const found = answers[call] ?? { status: 404, body: { code: 'NOT_FOUND', message: 'Not found' } };
    const answer = typeof found === 'function' ? found(body) : found;
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    return Response.json(answer.body, { status: answer.status });
  }) as typeof fetch;
  return { answers, calls };
}
