import { CARD_ORDER_STATUSES } from '@concord/contracts';
import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** An order of a plastic card. Whether it is paid follows from its charge. */
export interface CardOrderRecord {
  _id: Types.ObjectId;
  member: Types.ObjectId;
  /** The member while it is open, so that there is one at most. */
  openMember?: Types.ObjectId;
  status: (typeof CARD_ORDER_STATUSES)[number];
  /** Id of its charge in the account, which may not have it yet. */
  charge: string;
  /** In kobo. */
  amount: number;
  address: string;
  orderedAt: Date;
  sentAt?: Date;
  sentBy?: StaffRef;
  /** Since when the account waits for the charge. */
  dueSince?: Date;
  /** The member and the Idempotency-Key of the request. */
  requestKey?: string;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

export const CARD_ORDER_MODEL = 'CardOrder';

const text = { type: String, required: true };

export const cardOrderSchema = new Schema<CardOrderRecord>(
  {
    member: { type: Schema.Types.ObjectId, required: true },
    openMember: Schema.Types.ObjectId,
    status: { type: String, enum: CARD_ORDER_STATUSES, required: true },
    charge: text,
    amount: { type: Number, required: true },
    address: text,
    orderedAt: { type: Date, required: true },
    sentAt: Date,
    sentBy: { type: staffRefSchema },
    dueSince: Date,
    requestKey: String,
    merges: { type: [String], default: undefined },
  },
  { collection: 'card-orders', versionKey: false },
);

// One open order for a member.
cardOrderSchema.index({ openMember: 1 }, { unique: true, sparse: true });
// A repeated request finds its order.
cardOrderSchema.index({ requestKey: 1 }, { unique: true, sparse: true });
// The list by status, latest first.
cardOrderSchema.index({ status: 1, _id: -1 });
// Orders of a member, latest first.
cardOrderSchema.index({ member: 1, _id: -1 });
// The sweeper looks for orders that were not charged.
cardOrderSchema.index({ dueSince: 1 }, { sparse: true });
// Orders that a merge moved, for its undo.
cardOrderSchema.index({ merges: 1 }, { sparse: true });
