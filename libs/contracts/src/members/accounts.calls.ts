import { z } from 'zod';
import { defineCalls } from '../core/call';
import { membersBilled } from '../tasks/member-task-outcomes.schemas';
import { memberTask } from '../tasks/tasks.schemas';
import { memberAccountRoutes } from './accounts.routes';
import {
  billingBody,
  chargeCreateBody,
  chargeReduceBody,
  chargeVoidBody,
  memberAccount,
  payment,
  paymentCreateBody,
  paymentRefundBody,
  paymentReverseBody,
} from './accounts.schemas';

const refusals = [404, 409, 503];

export const memberAccountCalls = defineCalls(memberAccountRoutes, {
  memberAccount: {
    summary: 'Account of a member: what is owed, paid and left as credit, in kobo',
    answer: memberAccount,
    refusals: [404],
  },
  chargeCreate: {
    summary: 'Add a charge to an account; credit pays it at once',
    body: chargeCreateBody,
    answer: memberAccount,
    refusals,
  },
  chargeVoid: {
    summary: 'Void a charge by a credit note; what was paid for it becomes credit',
    body: chargeVoidBody,
    answer: memberAccount,
    refusals,
  },
  chargeReduce: {
    summary: 'Give a discount or a waiver on what is open for a charge',
    headers: {
      'Idempotency-Key': 'A random text for each reduction; a repetition with the same one answers the same',
    },
    body: chargeReduceBody,
    answer: memberAccount,
    refusals,
  },
  billing: {
    summary:
      'Charge the subscription of a year, and the levy if it is yearly, to all who owe it, as a task; a repetition ' +
      'changes nothing. With `dryRun` it answers 200: how many and how much, and who is left out and why',
    body: billingBody,
    answer: z.union([memberTask, membersBilled]),
    refusals: [409],
  },
  paymentCreate: {
    summary: 'Record money that arrived; it pays what is due, the oldest first, unless parts are given',
    headers: {
      'Idempotency-Key': 'A random text for each payment; a repetition with the same one answers the same',
    },
    body: paymentCreateBody,
    answer: payment,
    refusals,
  },
  paymentRefund: {
    summary: 'Note that credit of a payment was returned to the payer',
    headers: {
      'Idempotency-Key': 'A random text for each refund; a repetition with the same one answers the same',
    },
    body: paymentRefundBody,
    answer: payment,
    refusals,
  },
  paymentReverse: {
    summary: 'Reverse a confirmed payment, which then counts as if it had never come',
    body: paymentReverseBody,
    answer: payment,
    refusals,
  },
});
