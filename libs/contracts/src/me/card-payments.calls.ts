import { defineCalls } from '../core/call';
import { myCardPaymentRoutes } from './card-payments.routes';
import {
  myCardPayment,
  myCardPaymentBegun,
  myCardPaymentCreateBody,
  myCardPaymentOptions,
} from './card-payments.schemas';

export const myCardPaymentCalls = defineCalls(myCardPaymentRoutes, {
  myCardPaymentOptions: {
    summary: 'Whether payments by card are offered, and whether by test keys',
    answer: myCardPaymentOptions,
  },
  myCardPaymentCreate: {
    summary: 'Begin a payment by card of what is due, of some charges or of an amount',
    headers: {
      'Idempotency-Key': 'A random text for each payment; a repetition with the same one answers the same',
    },
    body: myCardPaymentCreateBody,
    answer: myCardPaymentBegun,
    refusals: [404, 409, 422, 429, 503],
  },
  myCardPayment: {
    summary: 'State of a payment by card that the member began',
    answer: myCardPayment,
    refusals: [404],
  },
  myCardPaymentCheck: {
    summary: 'Order a check of the payment at the provider; answers the state of now',
    answer: myCardPayment,
    refusals: [404, 429],
  },
});
