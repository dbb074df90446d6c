import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { listOf } from '../core/bounded';
import { blank, body, line, moment, objectId, strict } from '../core/fields';
import { givenReason } from '../core/intervention';
import { SCAN_STATES } from '../documents/documents.schemas';
import { MEMBER_LIMITS } from './member-limits';
import { kobo, lagosDay } from './money';

/** A confirmed payment that may be the same money. */
const alikePayment = z.object({
  _id: objectId,
  amount: koboSum,
  receivedOn: z.string(),
  reference: z.string().nullable(),
});

/** A transfer that a member sent evidence of, and that waits for staff. Amounts are in kobo. */
export const transferClaim = z.object({
  _id: objectId,
  member: z.object({ _id: objectId, number: z.string(), name: z.string() }),
  /** Debt of the member; below 0 for credit. */
  balance: koboSum,
  amount: koboSum,
  sentOn: z.string(),
  bank: z.string().nullable(),
  payer: z.string().nullable(),
  note: z.string().nullable(),
  /** Name of the file that was sent. */
  file: z.string(),
  sentAt: moment,
  /** Payments of the member with the same amount and nearly the same day. */
  alike: z.array(alikePayment),
});
export type TransferClaim = z.infer<typeof transferClaim>;

/** Confirms that the money arrived, with the amount and the day of the bank. Without parts the oldest due is paid. */
export const transferConfirmBody = body({
  amount: kobo,
  receivedOn: lagosDay,
  reference: blank(line(MEMBER_LIMITS.referenceLength)),
  allocations: listOf(strict({ charge: objectId, amount: kobo }), MEMBER_LIMITS.allocations).optional(),
});
export type TransferConfirmBody = z.output<typeof transferConfirmBody>;

/** Refuses a transfer; the member reads the reason. */
export const transferRefuseBody = body({ reason: givenReason });
export type TransferRefuseBody = z.output<typeof transferRefuseBody>;

/** Link to the evidence, valid for ten minutes; absent where malware was found. */
export const transferEvidence = z.object({
  name: z.string(),
  type: z.string(),
  size: z.int(),
  /** State of the malware scan; absent for a file that was stored while no scanner was configured. */
  scan: z.enum(SCAN_STATES).optional(),
  url: z.string().optional(),
});
export type TransferEvidence = z.infer<typeof transferEvidence>;
