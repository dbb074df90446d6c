import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

/** The public check of a membership card, and orders of plastic ones. */
export const cardRoutes = defineRoutes('members', {
  cardCheck: { method: 'GET', path: '/card/:number', access: ['public'] },
  cardOrderList: { method: 'GET', path: '/card-orders', access: ['staff'], list: true },
  cardOrderSent: {
    method: 'POST',
    path: '/card-orders/:id/sent',
    access: ['staff'],
    audit: 'card.sent',
    bodyLimit: BODY_LIMITS.form,
  },
});
