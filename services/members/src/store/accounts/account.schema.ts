import { CLAIM_OUTCOMES, FEE_KINDS, MONEY_DOCUMENTS, PAYMENT_STATES, PAYMENT_WAYS } from '@concord/contracts';
import { staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';
import { DOCUMENT_FACT_TYPES, documentLineSchema } from '../documents/document.schema';
import type {
  AllocationEntry,
  ChargeEntry,
  ClaimDecision,
  CoveredDays,
  DueDocument,
  MovedEntries,
  PaymentEntry,
  Reasoned,
  Reduction,
  RefundEntry,
  TransferClaim,
} from './account-entries';

/**
 * The account of one member, with everything owed and paid. One document, so that each change of money is one
 * conditional write and no charge can be paid twice. Absent until the first entry.
 */
export interface AccountRecord {
  /** The member's id. */
  _id: Types.ObjectId;
  /** Counts changes; every change names the one that was read. */
  revision: number;
  charges: ChargeEntry[];
  payments: PaymentEntry[];
  /** Documents without a number yet. */
  dueDocuments: DueDocument[];
  /** Since when documents or the member's index are behind this account; absent while nothing is. */
  followUpSince?: Date;
  /** The account that takes changes instead, because its member was merged into another one. */
  mergedInto?: Types.ObjectId;
  /** Entries that moved there. */
  moved?: MovedEntries;
}

/** The fields that rules and views need. */
export type AccountProjection = Omit<AccountRecord, 'followUpSince' | 'moved'>;

export const ACCOUNT_MODEL = 'Account';

const text = { type: String, required: true };
const optionalText = { type: String, default: null };
const number = { type: Number, required: true };
const plain = <T>(definition: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(definition, { _id: false });

const reasoned = {
  reason: text,
  on: text,
  at: { type: Date, required: true },
  by: { type: staffRefSchema, required: true },
};

const charge = plain<ChargeEntry>({
  _id: text,
  fee: { type: String, enum: FEE_KINDS, required: true },
  period: text,
  grade: optionalText,
  title: text,
  amount: number,
  raisedOn: text,
  due: text,
  covers: { type: plain<CoveredDays>({ from: text, to: text }), default: null },
  reductions: [plain<Reduction>({ kind: text, amount: number, requestKey: String, ...reasoned })],
  voided: { type: plain<Reasoned>(reasoned), default: null },
  merges: { type: [String], default: undefined },
  formerly: plain<Pick<ChargeEntry, 'period' | 'title'>>({ period: text, title: text }),
});

const claim = plain<TransferClaim>({
  amount: number,
  sentOn: text,
  bank: optionalText,
  payer: optionalText,
  note: optionalText,
  file: text,
  sentAt: { type: Date, required: true },
  decision: plain<ClaimDecision>({
    outcome: { type: String, enum: CLAIM_OUTCOMES, required: true },
    at: { type: Date, required: true },
    by: staffRefSchema,
    reason: String,
    payment: String,
  }),
});

const payment = plain<PaymentEntry>({
  _id: text,
  method: { type: String, enum: PAYMENT_WAYS, required: true },
  amount: number,
  receivedOn: text,
  reference: optionalText,
  state: { type: String, enum: PAYMENT_STATES, required: true },
  allocations: [plain<AllocationEntry>({ charge: text, amount: number })],
  refunds: [plain<RefundEntry>({ _id: text, amount: number, requestKey: String, ...reasoned })],
  reversed: { type: plain<Reasoned>(reasoned), default: null },
  recordedAt: { type: Date, required: true },
  recordedBy: staffRefSchema,
  claim,
  requestKey: String,
  merges: { type: [String], default: undefined },
});

const dueDocument = plain<DueDocument>({
  kind: { type: String, enum: MONEY_DOCUMENTS, required: true },
  of: text,
  on: text,
  lines: [documentLineSchema],
  payment: DOCUMENT_FACT_TYPES.payment,
  reason: String,
});

export const accountSchema = new Schema<AccountRecord>(
  {
    revision: number,
    charges: [charge],
    payments: [payment],
    dueDocuments: [dueDocument],
    followUpSince: Date,
    mergedInto: Schema.Types.ObjectId,
    moved: plain<MovedEntries>({ charges: [charge], payments: [payment], dueDocuments: [dueDocument] }),
  },
  { collection: 'accounts', versionKey: false },
);

// The account of a payment.
accountSchema.index({ 'payments._id': 1 });
// A repeated request finds its payment; two at once for different members cannot both use one key.
accountSchema.index({ 'payments.requestKey': 1 }, { unique: true, sparse: true });
// Accounts with a transfer that waits for staff: few of all.
accountSchema.index({ 'payments.state': 1 }, { partialFilterExpression: { 'payments.state': 'claimed' } });
// The sweeper looks for accounts that documents or the member's index are behind.
accountSchema.index({ followUpSince: 1 }, { sparse: true });
