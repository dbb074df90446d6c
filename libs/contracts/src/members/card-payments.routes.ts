import { BODY_LIMITS } from '../core/body-limits';
import { defineRoutes } from '../core/route';

const MONEY = { access: ['finance'], bodyLimit: BODY_LIMITS.form } as const;

/** Payments by card: events of the provider, and what staff see and do. */
export const cardPaymentRoutes = defineRoutes('members', {
  // Proved by the signature of its bytes.
  paystackWebhook: {
    method: 'POST',
    path: '/payments/paystack/webhook',
    access: ['public'],
    bodyLimit: BODY_LIMITS.webhook,
    rawBody: true,
  },
  cardPaymentList: { method: 'GET', path: '/card-payments', access: ['finance'], list: true },
  cardPaymentCheck: {
    method: 'POST',
    path: '/card-payments/:id/check',
    audit: 'card-payment.check',
    ...MONEY,
  },
  cardPaymentSettle: {
    method: 'POST',
    path: '/card-payments/:id/settle',
    audit: 'card-payment.settle',
    ...MONEY,
  },
});
