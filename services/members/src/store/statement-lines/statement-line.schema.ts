import {
  STATEMENT_LINE_KINDS,
  STATEMENT_LINE_STATES,
  type ReadLine,
  type StatementLineState,
} from '@concord/contracts';
import {
  dateChanges,
  SEARCH_FIELD_TYPES,
  type SearchFields,
  type StaffRef,
  staffRefSchema,
} from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** Part of a line that is a payment of one member. Parts are only added; amounts are in kobo. */
export interface LinePart {
  member: Types.ObjectId;
  amount: number;
  /** Charges that staff chose; null to pay the oldest due. */
  allocations: { charge: string; amount: number }[] | null;
  /** Id of the payment, chosen before it is recorded, so that it is recorded once. */
  payment: string;
  isReversed: boolean;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

/** A member who may have paid, found when the line was read. */
export interface LineCandidate {
  member: Types.ObjectId;
  because: string[];
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
}

/** Confirmation that is not finished: author, and since when. A process takes it over after a while. */
export interface Confirmation {
  by: StaffRef;
  since: Date;
}

/** A line of a statement of a bank. It is never removed. */
export interface StatementLineRecord extends ReadLine, SearchFields {
  _id: Types.ObjectId;
  statement: Types.ObjectId;
  /** Number of the bank account; empty where it is not known. */
  account: string;
  /** Fingerprint, by which a line is stored once however often it is read. */
  print: string;
  state: StatementLineState;
  parts: LinePart[];
  /** True while a payment of this line is reversed and nobody matched it again. */
  hasReversal: boolean;
  confirmation?: Confirmation;
  skipped?: { reason: string; at: Date; by: StaffRef };
  candidates: LineCandidate[];
  /** Counts the changes of this line. */
  revision: number;
  createdAt: Date;
}

export type StatementLineProjection = Omit<StatementLineRecord, keyof SearchFields>;

export const STATEMENT_LINE_MODEL = 'StatementLine';

const text = { type: String, required: true };
const number = { type: Number, required: true };
const id = { type: Schema.Types.ObjectId, required: true };
const plain = <T>(definition: ConstructorParameters<typeof Schema<T>>[0]) =>
  new Schema<T>(definition, { _id: false });
const by = { type: staffRefSchema, required: true };
const merges = { type: [String], default: undefined };
const allocation = plain({ charge: text, amount: number });

export const statementLineSchema = new Schema<StatementLineRecord>(
  {
    statement: id,
    account: { type: String, default: '' },
    print: text,
    row: number,
    day: text,
    kind: { type: String, enum: STATEMENT_LINE_KINDS, required: true },
    amount: number,
    narration: { type: String, default: '' },
    reference: { type: String, default: null },
    balance: { type: Number, default: null },
    state: { type: String, enum: STATEMENT_LINE_STATES, required: true },
    parts: [
      plain<LinePart>({
        member: id,
        amount: number,
        allocations: { type: [allocation], default: null },
        payment: text,
        isReversed: { type: Boolean, required: true },
        merges,
      }),
    ],
    hasReversal: { type: Boolean, required: true },
    confirmation: plain<Confirmation>({ by, since: { type: Date, required: true } }),
    skipped: plain({ reason: text, at: { type: Date, required: true }, by }),
    candidates: [plain<LineCandidate>({ member: id, because: [String], merges })],
    revision: number,
    createdAt: { type: Date, required: true },
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'statement-lines', versionKey: false },
);

dateChanges(statementLineSchema);
// A line of an account is stored once; lines that were read already are found.
statementLineSchema.index({ print: 1, account: 1 }, { unique: true });
// The queue by day, and its other order.
statementLineSchema.index({ state: 1, day: 1, _id: 1 });
statementLineSchema.index({ state: 1, amount: 1, _id: 1 });
// All lines in these orders.
statementLineSchema.index({ day: 1, _id: 1 });
statementLineSchema.index({ amount: 1, _id: 1 });
// Lines of a statement, and how many of them wait.
statementLineSchema.index({ statement: 1, state: 1, day: 1, _id: 1 });
// Lines of one kind.
statementLineSchema.index({ kind: 1, day: 1, _id: 1 });
// Lines with a reversed payment.
statementLineSchema.index({ hasReversal: 1, day: 1, _id: 1 });
// The line of a payment that was reversed.
statementLineSchema.index({ 'parts.payment': 1 }, { sparse: true });
// Lines that name a member who is merged.
statementLineSchema.index({ 'parts.member': 1 }, { sparse: true });
statementLineSchema.index({ 'candidates.member': 1 }, { sparse: true });
// Lines that a merge changed, for its undo.
statementLineSchema.index({ 'parts.merges': 1 }, { sparse: true });
statementLineSchema.index({ 'candidates.merges': 1 }, { sparse: true });
// The sweeper looks for confirmations that were not finished.
statementLineSchema.index({ 'confirmation.since': 1 }, { sparse: true });
// The list in memory reads lines by time.
statementLineSchema.index({ createdAt: -1, _id: -1 });
// The list with a search.
statementLineSchema.index({ beginnings: 1 });
