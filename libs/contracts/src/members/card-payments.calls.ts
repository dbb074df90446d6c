import { z } from 'zod';
import { defineCalls } from '../core/call';
import { cardPaymentRoutes } from './card-payments.routes';
import {
  cardPayment,
  cardPaymentCheckBody,
  cardPaymentListQuery,
  cardPaymentSettleBody,
} from './card-payments.schemas';

export const cardPaymentCalls = defineCalls(cardPaymentRoutes, {
  paystackWebhook: {
    summary:
      'An event of Paystack, signed with its secret key. It only orders a check of the payment by a call to Paystack; ' +
      'refunds and disputes are noted for staff',
    headers: { 'X-Paystack-Signature': 'HMAC-SHA512 of the body in hex, with the secret key' },
    answer: z.object({}),
    refusals: [401, 413, 503],
  },
  cardPaymentList: {
    summary:
      'Payments by card, latest first, searched by a whole reference; `waiting` are those that staff must look at',
    query: cardPaymentListQuery,
    answer: z.array(cardPayment),
  },
  cardPaymentCheck: {
    summary: 'Ask the provider again about a payment that is not posted',
    body: cardPaymentCheckBody,
    answer: cardPayment,
    refusals: [404, 409],
  },
  cardPaymentSettle: {
    summary: 'Note how a mismatch, a refund or a dispute was dealt with; it waits no longer',
    body: cardPaymentSettleBody,
    answer: cardPayment,
    refusals: [404, 409],
  },
});
