import { createAppStore, type SessionDetails, signedInAs, StoreProvider } from '@concord/api-client';
import type { AccessState, Role } from '@concord/contracts';
import { BrowserRouter } from '@concord/mfe';
import { type FakeRoutes, fakeServer } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { render } from '@testing-library/react';
import AdminRoutes from '../routes';

const COUNTS = [
  'member/count',
  'student/count',
  'student/waiting-count',
  'serial/count',
  'admin/pending-count',
];
const EMPTY: Record<string, object> = {
  'statistics/weeks': { weeks: [] },
  'result/pass-rates': { exams: [] },
};

const NO_THREAD = { messages: [], proposals: [] };
const NEVER_SIGNED_IN: AccessState = { email: null, sessions: 0, lastSeenAt: null, blocked: null };

function emptyAnswer(asked: string): object {
  if (asked.startsWith('access/people/')) return NEVER_SIGNED_IN;
  if (COUNTS.includes(asked)) return { count: 0 };
  return asked.endsWith('/thread') ? NO_THREAD : (EMPTY[asked] ?? []);
}

/** Opens the back office at a path, signed in with a role, on a server that answers by `routes`; other lists are empty. */
export function openAdmin(
  path: string,
  routes: FakeRoutes = {},
  role: Role = 'SUPER_ADMIN',
  details: Partial<SessionDetails> = {},
) {
  const server = fakeServer(routes, (asked) => ({ body: emptyAnswer(asked) }));
  // The browser of unit tests has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  window.localStorage.clear();
  window.history.replaceState(null, '', path);
  const store = createAppStore();
  store.dispatch(
    signedInAs({
      token: 'token',
      role,
      admin: '64b000000000000000000001',
      username: 'halima',
      email: 'halima@concord.example',
      ...details,
    }),
  );
  const { unmount } = render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <BrowserRouter>
          <AdminRoutes />
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return { store, unmount, ...server };
}
