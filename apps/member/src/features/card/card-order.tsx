import type { MyCard, MyCardOrder } from '@concord/contracts';
import { Button, Skeleton, Typography } from '@concord/ui';
import { lazy, Suspense, useState } from 'react';
import { asDay } from '../../shared/format';
import { useHolder } from '../../shared/holder';
import { nairaText } from './naira-text';
import { Section } from './section';

const OrderForm = lazy(() => import('./order-form'));

function stateText({ state, amount, orderedAt, sentAt }: MyCardOrder): string {
  switch (state) {
    case 'unpaid':
      return `You ordered a card on ${asDay(orderedAt)}. We send it once you have paid ${nairaText(amount)}.`;
    case 'paid':
      return 'Your card is paid. We send it soon.';
    case 'sent':
      return `We sent your card on ${asDay(sentAt ?? orderedAt)}.`;
    case 'cancelled':
      return `Your order of ${asDay(orderedAt)} was cancelled.`;
  }
}

const isOpen = ({ state }: MyCardOrder): boolean => state === 'unpaid' || state === 'paid';

/** State of the last order. */
function OrderState({ order }: { readonly order: MyCardOrder }) {
  return (
    <>
      <Typography>{stateText(order)}</Typography>
      {isOpen(order) ? (
        <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {`To:\n${order.address}`}
        </Typography>
      ) : null}
    </>
  );
}

/** The plastic card: the state of an order, and the form for one. */
export function CardOrder({ card: { fee, isGood, order } }: { readonly card: MyCard }) {
  const { isViewed } = useHolder();
  const [isOrdering, setIsOrdering] = useState(false);
  const canOrder = fee !== null && isGood && !(order && isOpen(order));
  if (fee === null && !order) return null;
  return (
    <Section title="Plastic card">
      {order ? <OrderState order={order} /> : null}
      {canOrder ? (
        <Typography>
          A plastic card costs {nairaText(fee)}. We add it to your account and send it by post.
        </Typography>
      ) : null}
      {fee !== null && !isGood && !order ? (
        <Typography>You can order a plastic card once you are in good standing.</Typography>
      ) : null}
      {canOrder && !isViewed && !isOrdering ? (
        <div>
          <Button variant="outlined" onClick={() => setIsOrdering(true)}>
            Order a plastic card
          </Button>
        </div>
      ) : null}
      {canOrder && isOrdering ? (
        <Suspense fallback={<Skeleton variant="rounded" height={180} />}>
          <OrderForm fee={fee} onDone={() => setIsOrdering(false)} />
        </Suspense>
      ) : null}
    </Section>
  );
}
