import { DOCUMENT_KINDS, type DocumentKind, type DocumentStatus } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

export type DocumentState = DocumentStatus['status'];

/** A document that someone asked to have printed. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  kind: DocumentKind;
  /** The record that is printed; empty for a list. */
  subject: string;
  /** Who asked and may fetch it, as `staff:<id>`. */
  asker: string;
  /** The student whose data it holds, so that it goes when the student goes; empty when it is none's. */
  owner: string;
  status: DocumentState;
  progress: number;
  attempts: number;
  /** The finished file. */
  public_id?: string;
  /** Why it failed, for the people who run the system. */
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const documentSchema = new Schema<DocumentRecord>(
  {
    kind: { type: String, enum: DOCUMENT_KINDS, required: true },
    subject: { type: String, default: '' },
    asker: { type: String, required: true },
    owner: { type: String, default: '' },
    status: { type: String, required: true },
    progress: { type: Number, required: true },
    attempts: { type: Number, required: true },
    public_id: String,
    reason: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
  },
  { collection: 'documents', versionKey: false },
);
// Finds what the same person asked for and still waits for.
documentSchema.index({ asker: 1, status: 1 });
// Finds documents that wait although Redis has forgotten them.
documentSchema.index({ status: 1, updatedAt: 1 });
// Finds documents older than a day.
documentSchema.index({ createdAt: 1 });
// Removes the documents of a student.
documentSchema.index({ owner: 1 });
