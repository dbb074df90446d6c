import { memberOf } from '@concord/api-client/member';
import type { MyCard } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { AMINA, LOOK, OFFLINE, openMember } from '../../testing/open-member';
import { passMinutes, useFakeMinutes } from '../../testing/passed-minutes';

const GET = 'GET me/card';
const FILE = 'GET me/card/file';
const ORDER = 'POST me/card/orders';
const CARD: MyCard = {
  number: 'CIPCM-000123',
  name: 'Okafor Ada',
  isOrganisation: false,
  grade: 'Full',
  since: '2019-03-01',
  standing: 'current',
  isGood: true,
  until: '2026-12-31',
  at: '2026-11-30T18:05:00.000Z',
  path: '/card/CIPCM-000123',
  fee: 500_000,
};
/** A later visit of Amina on the same device, without a connection. */
const openLater = (routes: Parameters<typeof openMember>[1] = { [GET]: OFFLINE }, as = AMINA) =>
  openMember('/me/card', routes, as, { isLater: true });
const ordered = (state: 'unpaid' | 'paid' | 'sent' | 'cancelled'): MyCard => ({
  ...CARD,
  order: {
    _id: '64b0000000000000000000aa',
    state,
    orderedAt: '2026-11-29T10:00:00.000Z',
    ...(state === 'sent' && { sentAt: '2026-11-30T10:00:00.000Z' }),
    amount: 500_000,
    address: '12 Peace Road, Abuja',
  },
});

describe('CardPage', () => {
  it('shows the card, its standing with the time, and the code of the public check', async () => {
    openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('In good standing until 31 December 2026');
    expect(screen.getByText('True on 30 November 2026 at 19:05')).toBeVisible();
    for (const words of ['CIPCM-000123', 'Full', '1 March 2019', 'OA'])
      expect(screen.getByText(words)).toBeInTheDocument();
    expect(screen.getByText(`${window.location.host}/card/CIPCM-000123`)).toBeVisible();
    const code = await screen.findByRole('img', { name: /Code of the address/ });
    expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^M\d+ \d+h1v1h-1z/);
  });

  it.each<[Partial<MyCard>, string]>([
    [{ isGood: false, standing: 'lapsed', until: undefined }, 'Not in good standing'],
    [{ standing: 'grace', until: '2027-03-31' }, 'In good standing, in grace until 31 March 2027'],
    [{ until: undefined }, 'In good standing'],
  ])('says of %j: %s', async (change, words) => {
    openMember('/me/card', { [GET]: { body: { ...CARD, ...change } } });
    expect(await screen.findByText(words)).toBeVisible();
  });

  it('shows the card of the last visit offline, with the time at which it was true', async () => {
    const first = openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('In good standing until 31 December 2026');
    first.unmount();
    openLater();
    await screen.findByText(/This is your card as it was on 30 November 2026 at 19:05/);
    expect(screen.getByText('True on 30 November 2026 at 19:05')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'PDF to print' })).not.toBeInTheDocument();
    expect(screen.queryByText('Plastic card')).not.toBeInTheDocument();
  });

  it('keeps nothing after the sign-out, and shows nobody the card of somebody else', async () => {
    const first = openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('CIPCM-000123');
    expect(window.localStorage.getItem('concord.me.card')).toContain('CIPCM-000123');
    first.unmount();
    const other = openLater(undefined, {
      ...AMINA,
      holder: { ...AMINA.holder, member: '64b000000000000000000002' },
    });
    await screen.findByRole('button', { name: 'Retry' });
    expect(screen.queryByText('1 March 2019')).not.toBeInTheDocument();
    other.unmount();
    const again = openMember('/me/card', { [GET]: { body: CARD }, 'POST access/sign-out': { body: {} } });
    await screen.findByText('1 March 2019');
    fireEvent.click(screen.getAllByRole('button', { name: 'Sign out' })[0] as HTMLElement);
    await waitFor(() => expect(memberOf(again.store.getState()).signIn).toBeNull());
    expect(JSON.stringify(window.localStorage)).not.toContain('CIPCM-000123');
  });

  it('stores nothing of a person at whose pages staff look', async () => {
    openMember('/me/card', { [GET]: { body: CARD } }, LOOK);
    await screen.findByText('1 March 2019');
    expect(JSON.stringify(window.localStorage)).not.toContain('CIPCM-000123');
    expect(screen.queryByRole('button', { name: 'Order a plastic card' })).not.toBeInTheDocument();
  });

  it('does not show a broken copy', async () => {
    const first = openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('1 March 2019');
    first.unmount();
    const { person } = JSON.parse(window.localStorage.getItem('concord.me.card') ?? '{}') as {
      person: string;
    };
    window.localStorage.setItem(
      'concord.me.card',
      JSON.stringify({ person, value: { card: { number: 1 } } }),
    );
    openLater();
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('shows the card alone, and closes it', async () => {
    openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('1 March 2019');
    await press('Show full screen');
    const dialog = await screen.findByRole('dialog', { name: 'Membership card' }, { timeout: 5000 });
    expect(dialog).toHaveTextContent('In good standing until 31 December 2026');
    await press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for the PDF until it is there, and then links it', async () => {
    const answers = [
      { body: { status: 'queued', progress: 0 } },
      { body: { status: 'done', progress: 100, url: '/api/media/files/x?exp=1&sig=y' } },
    ];
    const { made } = openMember('/me/card', {
      [GET]: { body: CARD },
      [FILE]: () => (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 404 },
    });
    await screen.findByText('1 March 2019');
    await press('PDF to print');
    const link = await screen.findByRole('link', { name: 'Open the PDF' }, { timeout: 5000 });
    expect(link).toHaveAttribute('href', '/api/media/files/x?exp=1&sig=y');
    expect(made(FILE)).toHaveLength(2);
  });

  describe('left open', () => {
    useFakeMinutes();

    it('makes the PDF again once its link has ended', async () => {
      const done = { body: { status: 'done', progress: 100, url: '/api/media/files/x?exp=1&sig=y' } };
      const { made } = openMember('/me/card', { [GET]: { body: CARD }, [FILE]: done });
      await screen.findByText('1 March 2019');
      await press('PDF to print');
      await screen.findByRole('link', { name: 'Open the PDF' });
      await passMinutes(9);
      expect(screen.queryByRole('link', { name: 'Open the PDF' })).not.toBeInTheDocument();
      await press('PDF to print');
      await screen.findByRole('link', { name: 'Open the PDF' });
      expect(made(FILE)).toHaveLength(2);
    });
  });

  it('says that a PDF failed', async () => {
    openMember('/me/card', { [GET]: { body: CARD }, [FILE]: { body: { status: 'failed', progress: 0 } } });
    await screen.findByText('1 March 2019');
    await press('PDF to print');
    await findToast('We could not make the PDF. Please try again in a minute.');
  });

  it('names the manifest of the card while its page is open', async () => {
    document.head.innerHTML = '<link rel="manifest" href="/manifest.webmanifest">';
    const { unmount } = openMember('/me/card', { [GET]: { body: CARD } });
    await screen.findByText('Keep it at hand');
    const href = () => document.querySelector('link[rel="manifest"]')?.getAttribute('href');
    expect(href()).toBe('/card.webmanifest');
    unmount();
    expect(href()).toBe('/manifest.webmanifest');
  });
});

describe('the plastic card', () => {
  it('keeps the card and the typed address when an order and the reload after it fail', async () => {
    let isAway = false;
    openMember('/me/card', {
      [GET]: () => (isAway ? OFFLINE : { body: CARD }),
      [ORDER]: () => OFFLINE,
    });
    await press('Order a plastic card');
    const address = await screen.findByRole('textbox', { name: /Address for your card/ });
    fireEvent.change(address, { target: { value: '12 Peace Road, Abuja' } });
    isAway = true;
    await press('Order for ₦5,000');
    await screen.findByText(/We can’t reach the server. This is your card as it was on/);
    expect(address).toHaveValue('12 Peace Road, Abuja');
    expect(address).toBeInTheDocument();
  });

  it('is ordered to an address, once, and then shown as unpaid', async () => {
    let card = CARD;
    const { made } = openMember('/me/card', {
      [GET]: () => ({ body: card }),
      [ORDER]: () => {
        card = ordered('unpaid');
        return { status: 201, body: card.order };
      },
    });
    await screen.findByText('1 March 2019');
    await press('Order a plastic card');
    await press('Order for ₦5,000');
    await screen.findByText('Enter the address to which we should send your card');
    expect(made(ORDER)).toEqual([]);
    fireEvent.change(screen.getByRole('textbox', { name: /Address for your card/ }), {
      target: { value: '12 Peace Road, Abuja' },
    });
    await press('Order for ₦5,000');
    await findToast('Your card is ordered');
    expect(made(ORDER)).toMatchObject([{ body: { address: '12 Peace Road, Abuja' } }]);
    await screen.findByText(/You ordered a card on 29 November 2026. We send it once you have paid ₦5,000/);
    expect(screen.queryByRole('button', { name: 'Order a plastic card' })).not.toBeInTheDocument();
  });

  it.each([
    ['paid', 'Your card is paid. We send it soon.', false],
    ['sent', 'We sent your card on 30 November 2026.', true],
    ['cancelled', 'Your order of 29 November 2026 was cancelled.', true],
  ] as const)('tells that it is %s', async (state, words, canOrder) => {
    openMember('/me/card', { [GET]: { body: ordered(state) } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryAllByRole('button', { name: 'Order a plastic card' })).toHaveLength(canOrder ? 1 : 0);
  });

  it('cannot be ordered without good standing, and is not mentioned without a price', async () => {
    const first = openMember('/me/card', { [GET]: { body: { ...CARD, isGood: false, standing: 'lapsed' } } });
    await screen.findByText('You can order a plastic card once you are in good standing.');
    first.unmount();
    openMember('/me/card', { [GET]: { body: { ...CARD, fee: null } } });
    await screen.findByText('1 March 2019');
    expect(screen.queryByText('Plastic card')).not.toBeInTheDocument();
  });
});
