import { BODY_LIMITS } from '../core/body-limits';
import { PACES } from '../core/paces';
import { defineRoutes } from '../core/route';

/** Payments by card of the member who is signed in. */
export const myCardPaymentRoutes = defineRoutes('members', {
  myCardPaymentOptions: { method: 'GET', path: '/me/card-payments/options', access: ['member'] },
  myCardPaymentCreate: {
    method: 'POST',
    path: '/me/card-payments',
    access: ['member'],
    status: 201,
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.cardPayments,
    idempotencyKey: true,
    answerTimeoutMs: 20_000,
    audit: 'card-payment.create',
  },
  myCardPayment: { method: 'GET', path: '/me/card-payments/:reference', access: ['member'] },
  myCardPaymentCheck: {
    method: 'POST',
    path: '/me/card-payments/:reference/check',
    access: ['member'],
    bodyLimit: BODY_LIMITS.form,
    pace: PACES.cardPayments,
  },
});
