import { createAppStore, StoreProvider } from '@concord/api-client';
import { memberSignedIn } from '@concord/api-client/member';
import type { AccessHolder, MyCardPayment } from '@concord/contracts';
import { type FakeRoutes, fakeServer, findToast, press } from '@concord/testing/browser';
import { BrowserRouter } from '@concord/mfe';
import { ThemeRoot } from '@concord/ui';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import CardReturnPage from './card-return-page';
import PayByCard from './pay-by-card';

const REFERENCE = 'TEST-ABCD';
const OPTIONS = 'GET me/card-payments/options';
const CREATE = 'POST me/card-payments';
const GET = `GET me/card-payments/${REFERENCE}`;
const CHECK = `POST me/card-payments/${REFERENCE}/check`;
const holder: AccessHolder = {
  name: 'Ada Okafor',
  email: 'ada@hall.example',
  member: '64b0000000000000000000a1',
  number: 'CIPCM-000007',
  isOrganisation: false,
  student: null,
  isViewed: false,
};
const payment = (more: Partial<MyCardPayment> = {}): MyCardPayment => ({
  reference: REFERENCE,
  amount: 2_000_000,
  state: 'open',
  isTest: false,
  createdAt: '2026-03-02T10:00:00.000Z',
  receipt: null,
  ...more,
});

function open(page: ReactNode, routes: FakeRoutes, more: Partial<AccessHolder> = {}) {
  const server = fakeServer(routes);
  window.history.replaceState(null, '', `/me/account/card-return?trxref=x&reference=${REFERENCE}`);
  const store = createAppStore();
  store.dispatch(memberSignedIn({ token: 'token', holder: { ...holder, ...more } }));
  render(
    <StoreProvider store={store}>
      <ThemeRoot>
        <BrowserRouter>{page}</BrowserRouter>
      </ThemeRoot>
    </StoreProvider>,
  );
  return server;
}

describe('PayByCard', () => {
  const offered = { body: { isOffered: true, isTest: false } };

  it('leads to the page of the provider', async () => {
    const leaveFor = jest.fn();
    const begun = { ...payment(), redirectUrl: 'https://checkout.paystack.com/x' };
    const { made } = open(<PayByCard amount={2_000_000} charges={['c']} leaveFor={leaveFor} />, {
      [OPTIONS]: offered,
      [CREATE]: { status: 201, body: begun },
    });
    await press('Pay ₦20,000 by card');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith(begun.redirectUrl));
    expect(made(CREATE)[0]?.body).toEqual({ charges: ['c'] });
    expect(screen.queryByText(/This is a test/)).toBeNull();
  });

  it('may be pressed again after “Back” from the provider, for the same payment', async () => {
    const leaveFor = jest.fn();
    const begun = { ...payment(), redirectUrl: 'https://checkout.paystack.com/x' };
    open(<PayByCard amount={2_000_000} leaveFor={leaveFor} />, {
      [OPTIONS]: offered,
      [CREATE]: { status: 201, body: begun },
    });
    const shown = (persisted: boolean) =>
      fireEvent(window, Object.assign(new Event('pageshow'), { persisted }));
    await press('Pay ₦20,000 by card');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(1));
    const button = screen.getByRole('button', { name: /Pay ₦20,000 by card/ });
    shown(false);
    expect(button).toBeDisabled();
    shown(true);
    expect(button).toBeEnabled();
    await press('Pay ₦20,000 by card');
    await waitFor(() => expect(leaveFor).toHaveBeenCalledTimes(2));
    const requests = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
    const created = requests.filter(({ method }) => method === 'POST').slice(-2);
    const [first, second] = created.map(({ headers }) => headers.get('idempotency-key'));
    expect(first).toMatch(/./);
    expect(second).toBe(first);
  });

  it('says why a payment cannot begin, and may be pressed again', async () => {
    const message = 'The card payment could not be started. Please try again in a minute';
    open(<PayByCard amount={100} leaveFor={jest.fn()} />, {
      [OPTIONS]: { body: { isOffered: true, isTest: true } },
      [CREATE]: { status: 409, body: { code: 'CONFLICT', message } },
    });
    expect(await screen.findByText(/This is a test: no money moves/)).toBeVisible();
    await press('Pay ₦1 by card');
    await findToast(message);
    expect(screen.getByRole('button', { name: 'Pay ₦1 by card' })).toBeEnabled();
  });

  it.each([
    ['cards are not offered', { isOffered: false, isTest: false }, 100],
    ['nothing is due', { isOffered: true, isTest: false }, 0],
  ])('is not there when %s', async (_case, body, amount) => {
    open(<PayByCard amount={amount}>Other ways</PayByCard>, { [OPTIONS]: { body } });
    expect(await screen.findByText('Other ways')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('appears together with the other ways to pay, which it would move', async () => {
    open(<PayByCard amount={100}>Other ways</PayByCard>, { [OPTIONS]: offered });
    expect(screen.getByRole('progressbar')).toBeVisible();
    expect(screen.queryByText('Other ways')).toBeNull();
    expect(await screen.findByText('Other ways')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Pay ₦1 by card' })).toBeEnabled();
  });

  it('leaves the other ways where it is not known whether cards are offered', async () => {
    open(<PayByCard amount={100}>Other ways</PayByCard>, { [OPTIONS]: { status: 0 } });
    expect(await screen.findByText('Other ways')).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('CardReturnPage', () => {
  it('orders a check, and shows the receipt once the payment is posted', async () => {
    let asked = 0;
    const { made } = open(<CardReturnPage />, {
      [CHECK]: { body: payment() },
      [GET]: () => ({
        body: (asked += 1) === 1 ? payment() : payment({ state: 'paid', receipt: 'REC-2026-000009' }),
      }),
    });
    expect(await screen.findByText(/We are asking Paystack/)).toBeVisible();
    const thanks = await screen.findByText(/receipt is REC-2026-000009/, {}, { timeout: 8000 });
    expect(thanks).toHaveTextContent('Thank you. ₦20,000 has arrived');
    expect(made(CHECK).length).toBeGreaterThan(0);
  });

  it('says that staff look at a mismatch, and marks tests', async () => {
    open(<CardReturnPage />, {
      [CHECK]: { body: payment() },
      [GET]: { body: payment({ state: 'mismatch', isTest: true }) },
    });
    expect(await screen.findByText(/We look at it and write to you/)).toBeVisible();
    expect(screen.getByText(/This is a test/)).toBeVisible();
  });

  it('changes nothing while staff look at it', async () => {
    const { made } = open(
      <CardReturnPage />,
      { [GET]: { body: payment({ state: 'paid' }) } },
      { isViewed: true },
    );
    expect(await screen.findByText(/Thank you/)).toBeVisible();
    expect(made(CHECK)).toEqual([]);
  });

  it('does not know a payment of somebody else', async () => {
    open(<CardReturnPage />, { [CHECK]: { status: 404, body: {} } });
    expect(await screen.findByText('We don’t know this payment')).toBeVisible();
  });
});
