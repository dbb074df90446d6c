import { MONEY_DOCUMENTS, type MoneyDocument, type PaymentWay } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

/** A line of a document; the amount is in kobo. */
export interface DocumentLine {
  title: string;
  amount: number;
  /** Lines of charges: the charge, and when it is due. Absent in documents of before. */
  charge?: string;
  due?: string;
}

/** Content of a document besides its lines. */
export interface DocumentFacts {
  /** Receipts: the payment as it was recorded. */
  payment?: { method: PaymentWay; receivedOn: string; reference: string | null };
  /** Credit notes: why, and the number of the invoice that they reduce. */
  reason?: string;
  invoice?: string;
}

/** A numbered document, which never changes. Its insert takes the number. */
export interface DocumentRecord extends DocumentFacts {
  _id: Types.ObjectId;
  kind: MoneyDocument;
  /** `INV-2026-000001`; of a kind and a year without a gap. */
  number: string;
  member: Types.ObjectId;
  /** Id of what it documents: a payment, or the entry of an account that requested it. */
  of: string;
  /** Day in Nigeria. */
  on: string;
  /** Name and number of the member at that time. */
  name: string;
  memberNumber: string;
  lines: DocumentLine[];
  total: number;
  createdAt: Date;
  /** Ids of the merges that moved it to this member. */
  merges?: string[];
  /** Set when the import that it came from was undone. The record keeps its number from being given again. */
  withdrawnAt?: Date;
}

export const DOCUMENT_MODEL = 'Document';

const text = { type: String, required: true };
const number = { type: Number, required: true };

export const documentLineSchema = new Schema<DocumentLine>(
  { title: text, amount: number, charge: String, due: String },
  { _id: false },
);

/** Fields of {@link DocumentFacts}. */
export const DOCUMENT_FACT_TYPES = {
  payment: new Schema({ method: text, receivedOn: text, reference: String }, { _id: false }),
  reason: String,
  invoice: String,
};

export const documentSchema = new Schema<DocumentRecord>(
  {
    kind: { type: String, enum: MONEY_DOCUMENTS, required: true },
    number: text,
    member: { type: Schema.Types.ObjectId, required: true },
    of: text,
    on: text,
    name: text,
    memberNumber: text,
    lines: [documentLineSchema],
    total: number,
    ...DOCUMENT_FACT_TYPES,
    createdAt: { type: Date, required: true },
    merges: { type: [String], default: undefined },
    withdrawnAt: Date,
  },
  { collection: 'documents', versionKey: false },
);

// Unique numbers: the insert that succeeds takes the number.
documentSchema.index({ number: 1 }, { unique: true });
// One document for what it documents, however often it is requested.
documentSchema.index({ of: 1, kind: 1 }, { unique: true });
// Documents of an account, latest first.
documentSchema.index({ member: 1, _id: -1 });
// Documents that a merge moved, for its undo.
documentSchema.index({ merges: 1 }, { sparse: true });
