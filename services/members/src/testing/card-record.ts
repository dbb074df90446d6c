import { newObjectId } from '@concord/nest-platform';
import type { CardPaymentRecord } from '../store/card-payments/card-payment.schema';

const AT = new Date('2026-03-02T10:00:00.000Z');

/** A payment by card of 5,000 kobo that was just begun. */
export const cardRecord = (more: Partial<CardPaymentRecord> = {}): CardPaymentRecord => ({
  _id: newObjectId(),
  provider: 'paystack',
  reference: 'CARD-1',
  member: newObjectId(),
  amount: 5000,
  currency: 'NGN',
  allocations: null,
  isTest: false,
  state: 'open',
  payment: newObjectId().toString(),
  problems: [],
  found: null,
  refunds: [],
  disputes: [],
  isWaiting: false,
  settled: null,
  checkAt: AT,
  failures: 0,
  revision: 1,
  createdAt: AT,
  ...more,
});
