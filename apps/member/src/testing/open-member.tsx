import { createAppStore, StoreProvider } from '@concord/api-client';
import { memberSignedIn } from '@concord/api-client/member';
import type { AccessHolder, AccessToken } from '@concord/contracts';
import { type FakeAnswer, type FakeRoutes, fakeServer } from '@concord/testing/browser';
import { ThemeRoot } from '@concord/ui';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import MemberRoutes from '../routes';

const holder = (over: Partial<AccessHolder>): AccessHolder => ({
  name: 'Amina Bello',
  email: 'amina@example.com',
  member: 'c'.repeat(24),
  number: 'M-0001',
  isOrganisation: false,
  student: null,
  isViewed: false,
  ...over,
});

/** A signed-in member, an applicant, and staff who look at the pages of the member. */
export const AMINA: AccessToken = { token: 'member-token', holder: holder({}) };
export const MUSA: AccessToken = {
  token: 'applicant-token',
  holder: holder({ name: 'Musa Ali', member: null, number: null, student: 'd'.repeat(24) }),
};
/** Another signed-in member, such as an organisation. */
export const memberAs = (over: Partial<AccessHolder>): AccessToken => ({
  token: 'member-token',
  holder: holder(over),
});
export const LOOK: AccessToken = { token: 'look-token', holder: holder({ isViewed: true }) };

export const RENEW = 'POST access/renew';

export const found = (body: unknown): FakeAnswer => ({ status: 200, body });
export const refused = (status: number, message: string): FakeAnswer => ({
  status,
  body: { code: `CODE_${status}`, message },
});
export const OFFLINE: FakeAnswer = { status: 0 };

function Address() {
  const { pathname, search } = useLocation();
  return <data aria-label="Address">{`${pathname}${search}`}</data>;
}

interface Visit {
  /** True for a later visit on the same device, which finds what earlier ones stored. */
  readonly isLater?: boolean;
}

/** The member's pages at an address, on a server that answers by the table, signed in as somebody or nobody. */
export function openMember(
  address: string,
  answers: FakeRoutes = {},
  as: AccessToken | null = AMINA,
  { isLater = false }: Visit = {},
) {
  const server = fakeServer({ [RENEW]: refused(401, 'Your sign-in has ended'), ...answers });
  if (!isLater) window.localStorage.clear();
  window.sessionStorage.clear();
  const store = createAppStore();
  if (as) store.dispatch(memberSignedIn(as));
  const view = render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <MemoryRouter initialEntries={[address]}>
          <MemberRoutes />
          <Address />
        </MemoryRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  /** Calls about the sign-in itself, without those of the home's parts. */
  const accessCalls = () => server.calls.map(({ call }) => call).filter((call) => / access\//.test(call));
  return { ...view, ...server, accessCalls, store };
}

export const expectAddress = (address: string) =>
  waitFor(() => expect(screen.getByLabelText('Address')).toHaveTextContent(address));
