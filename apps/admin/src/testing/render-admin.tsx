import { createAppStore, signedInAs, StoreProvider } from '@concord/api-client';
import type { Role } from '@concord/contracts';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AdminRoutes from '../routes';

// The first visit of a page also compiles it, which takes seconds on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Renders the back office at a path, signed in with a role. */
export function renderAdmin(path: string, role: Role = 'SUPER_ADMIN') {
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
    }),
  );
  const user = userEvent.setup();
  render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <BrowserRouter>
          <AdminRoutes />
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return { user, store };
}
