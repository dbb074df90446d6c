import { z } from 'zod';
import { defineCalls } from '../core/call';
import { cardRoutes } from './cards.routes';
import { cardOrder, cardOrderListQuery, cardVerdict } from './cards.schemas';

export const cardCalls = defineCalls(cardRoutes, {
  cardCheck: {
    summary: 'Tell whether the member with this number is in good standing today, and nothing else',
    answer: cardVerdict,
    refusals: [404, 429],
  },
  cardOrderList: {
    summary: 'Orders of plastic cards, latest first',
    query: cardOrderListQuery,
    answer: z.array(cardOrder),
  },
  cardOrderSent: {
    summary: 'Note that a paid card was sent',
    answer: cardOrder,
    refusals: [404, 409],
  },
});
