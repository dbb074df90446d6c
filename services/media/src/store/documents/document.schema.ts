import {
  DOCUMENT_KINDS,
  type DocumentKind,
  type DocumentStatus,
  type PrintedCpdStatement,
  type TemplatePreviewBody,
} from '@concord/contracts';
import { Schema, type Types } from 'mongoose';

export const DOCUMENT_MODEL = 'Document';

/** Prints without a record of their own: of an unsaved template, and of a year of CPD as it is now. */
const SPECIMEN = 'specimen';
const STATEMENT = 'cpd-statement';

/** A requested PDF document. */
export interface DocumentRecord {
  _id: Types.ObjectId;
  kind: DocumentKind | typeof SPECIMEN | typeof STATEMENT;
  /** Id of the printed record; empty for a list and a specimen. */
  subject: string;
  /** Content of a specimen. */
  draft?: TemplatePreviewBody;
  /** Content of a statement. */
  statement?: PrintedCpdStatement;
  /** Requester, who may fetch it, as `staff:<id>`. */
  asker: string;
  /** Student or member whose data it contains, to be removed with the person; empty when there is no single one. */
  owner: string;
  status: DocumentStatus['status'];
  /** 0 to 100. */
  progress: number;
  attempts: number;
  /** Id of the finished file. */
  public_id?: string;
  /** Reason of a failure, for operators. */
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
}

export const documentSchema = new Schema<DocumentRecord>(
  {
    kind: { type: String, enum: [...DOCUMENT_KINDS, SPECIMEN, STATEMENT], required: true },
    subject: { type: String, default: '' },
    draft: Schema.Types.Mixed,
    statement: Schema.Types.Mixed,
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
// Finds a pending or recent document of the same requester.
documentSchema.index({ asker: 1, status: 1 });
// Finds pending documents whose job Redis lost.
documentSchema.index({ status: 1, updatedAt: 1 });
// Finds documents older than a day.
documentSchema.index({ createdAt: 1 });
// Finds the documents of a student, to remove them.
documentSchema.index({ owner: 1 });
