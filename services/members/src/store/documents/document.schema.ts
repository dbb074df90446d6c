import { Schema, type Types } from 'mongoose';

export const DOCUMENT_KINDS = ['invoice', 'receipt', 'credit-note'] as const;
export type MoneyDocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A line of a document; the amount is in kobo. */
export interface DocumentLine {
  title: string;
  amount: number;
}

/** A numbered document, which never changes. Its insert takes the number. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  kind: MoneyDocumentKind;
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
}

export const DOCUMENT_MODEL = 'Document';

const text = { type: String, required: true };
const number = { type: Number, required: true };

export const documentSchema = new Schema<DocumentRecord>(
  {
    kind: { type: String, enum: DOCUMENT_KINDS, required: true },
    number: text,
    member: { type: Schema.Types.ObjectId, required: true },
    of: text,
    on: text,
    name: text,
    memberNumber: text,
    lines: [new Schema<DocumentLine>({ title: text, amount: number }, { _id: false })],
    total: number,
    createdAt: { type: Date, required: true },
  },
  { collection: 'documents', versionKey: false },
);

// Unique numbers: the insert that succeeds takes the number.
documentSchema.index({ number: 1 }, { unique: true });
// One document for what it documents, however often it is requested.
documentSchema.index({ of: 1, kind: 1 }, { unique: true });
// Documents of an account, latest first.
documentSchema.index({ member: 1, _id: -1 });
