import type { CardOrder } from '@concord/contracts';
import { findToast, press } from '@concord/testing/browser';
import { screen, within } from '@testing-library/react';
import { openAdmin } from '../../testing/open-admin';

const order: CardOrder = {
  _id: '64b0000000000000000000b1',
  member: '64b0000000000000000000a1',
  number: 'CIPCM-000007',
  name: 'Okafor Ada',
  state: 'paid',
  amount: 500_000,
  address: '12 Peace Road\nAbuja',
  orderedAt: '2026-11-29T10:00:00.000Z',
};
const LIST = 'GET card-orders';
const SENT = `POST card-orders/${order._id}/sent`;
const rowOf = () => screen.findByRole('row', { name: /Okafor Ada/ });

describe('CardOrdersPage', () => {
  it('shows where a paid card goes, and notes that it was sent', async () => {
    const { made } = openAdmin('/admin/card-orders', {
      [LIST]: { body: [order] },
      [SENT]: { body: { ...order, state: 'sent' } },
    });
    const row = await rowOf();
    for (const words of ['Paid', 'NGN 5,000', '12 Peace Road']) expect(row).toHaveTextContent(words);
    expect(within(row).getByRole('button', { name: 'Print the card of Okafor Ada' })).toBeVisible();
    await press('Mark the card of Okafor Ada as sent');
    await press('Mark as sent');
    await findToast('The card is marked as sent');
    expect(made(SENT)).toHaveLength(1);
    expect(made(LIST)[0]?.search.get('status')).toBe('open');
  });

  it('offers no sending before the payment, and says why the server refused it', async () => {
    const { unmount } = openAdmin('/admin/card-orders', {
      [LIST]: { body: [{ ...order, state: 'unpaid' }] },
    });
    expect(await rowOf()).toHaveTextContent('Not paid');
    expect(screen.queryByRole('button', { name: /as sent/ })).not.toBeInTheDocument();
    unmount();
    const message = 'This card was sent already';
    openAdmin('/admin/card-orders', {
      [LIST]: { body: [order] },
      [SENT]: { status: 409, body: { code: 'CONFLICT', message } },
    });
    await rowOf();
    await press('Mark the card of Okafor Ada as sent');
    await press('Mark as sent');
    await findToast(message);
  });

  it('shows who sent a card, and no buttons', async () => {
    const by = { _id: '64b000000000000000000002', username: 'ngozi' };
    const sent = { ...order, state: 'sent', sentAt: '2026-11-30T10:00:00.000Z', sentBy: by };
    const { made } = openAdmin('/admin/card-orders?tab=sent', { [LIST]: { body: [sent] } });
    expect(await rowOf()).toHaveTextContent('ngozi');
    expect(screen.queryByRole('button', { name: /Print the card/ })).not.toBeInTheDocument();
    expect(made(LIST)[0]?.search.get('status')).toBe('sent');
  });
});
