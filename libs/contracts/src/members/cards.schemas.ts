import { z } from 'zod';
import { koboSum } from '../core/amounts';
import { moment, objectId } from '../core/fields';
import { listQuery, oneOf } from '../core/list-query';

/** Answer about a card: today's standing and nothing else. */
export const cardVerdict = z.object({ isGood: z.boolean(), at: moment });
export type CardVerdict = z.infer<typeof cardVerdict>;

/** States of an order of a plastic card. It is `cancelled` once its charge is void. */
export const CARD_ORDER_STATES = ['unpaid', 'paid', 'sent', 'cancelled'] as const;
export type CardOrderState = (typeof CARD_ORDER_STATES)[number];
export const cardOrderState = z.enum(CARD_ORDER_STATES);

/** An order of a plastic card; `address` is where it goes. */
export const cardOrder = z.object({
  _id: objectId,
  member: objectId,
  number: z.string(),
  name: z.string(),
  state: cardOrderState,
  amount: koboSum,
  address: z.string(),
  orderedAt: moment,
  sentAt: moment.optional(),
  sentBy: z.object({ _id: objectId, username: z.string() }).optional(),
});
export type CardOrder = z.infer<typeof cardOrder>;

/** Stored states of an order; whether an open one is paid follows from its charge. */
export const CARD_ORDER_STATUSES = ['open', 'sent', 'cancelled'] as const;

/** Latest first. */
export const cardOrderListQuery = listQuery({ status: oneOf(CARD_ORDER_STATUSES) });
export type CardOrderListQuery = z.output<typeof cardOrderListQuery>;

/** A printable card. Organisations have no photo. */
export const printedMemberCard = z.object({
  /** The member's id, which may differ from the one asked for after a merge. */
  _id: objectId,
  number: z.string(),
  name: z.string(),
  grade: z.string(),
  since: z.string(),
  path: z.string(),
  photo: z.object({ public_id: z.string() }).nullable(),
});
export type PrintedMemberCard = z.infer<typeof printedMemberCard>;
