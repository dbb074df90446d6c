import { createAppStore, signedInAs, StoreProvider } from '@concord/api-client';
import type { Role } from '@concord/contracts';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import AdminRoutes from '../routes';
import { fakeApi, type FakeRoutes } from './fake-api';

/** The dialog in front, or the page. Queries that also find hidden elements are much faster. */
const inFront = () => within(screen.queryAllByRole('dialog', { hidden: true }).at(-1) ?? document.body);

/** The element found. The error of a failing query by role lists the roles of the page, which takes long. */
function present(element: HTMLElement | null, name: string | RegExp): HTMLElement {
  if (!element) throw new Error(`There is no ${name}`);
  return element;
}

/** The field of this name, on the page or in the dialog in front. */
export const findField = (label: string | RegExp) =>
  waitFor(() => inFront().getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' }));

/** Sets the text of a field at once, where a test is not about typing. */
export const fill = async (label: string | RegExp, value: string) =>
  void fireEvent.change(await findField(label), { target: { value } });

/** Waits for a toast, which is in the page a moment before it is visible. */
export const findToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible());

/** Opens the back office at a path, signed in with a role, on a server that answers by `routes`. */
export function openAdmin(path: string, routes: FakeRoutes = {}, role: Role = 'SUPER_ADMIN') {
  const seen = fakeApi(routes);
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
  // The check of `pointer-events` reads the styles of every ancestor.
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <BrowserRouter>
          <AdminRoutes />
        </BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return {
    user,
    store,
    seen,
    made: (call: string) => seen.filter((other) => other.call === call),
    /** Presses a button once it is there, in the dialog in front or on the page. */
    press: async (name: string | RegExp) =>
      user.click(await waitFor(() => present(inFront().queryByRole('button', { name, hidden: true }), name))),
    choose: async (field: RegExp, option: string) => {
      await user.click(present(inFront().queryByRole('combobox', { name: field, hidden: true }), field));
      await user.click(await screen.findByText(option, { selector: '[role=option]' }));
    },
  };
}
