import { SCAN_STATES, type ScanState } from '@concord/contracts';
import { Schema } from 'mongoose';

export const FILE_MODEL = 'File';
export const FILE_KINDS = [
  'passport',
  'document',
  'gallery',
  'print',
  'export',
  'part',
  'question',
  'signature',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A stored file; a `part` is a document that goes into the file of an export, until that is made. `public_id` is also the key of its object in the bucket. */
export interface FileRecord {
  public_id: string;
  /** Id of the student, gallery item, printed document or export that the file belongs to; `questions` and `signatures` for pictures of them. */
  owner: string;
  kind: FileKind;
  name: string;
  /** Media type. */
  type: string;
  size: number;
  width?: number;
  height?: number;
  createdAt: Date;
  /** When another service confirmed that the owner exists: of files of students, pictures that a question has, and signatures of templates. */
  confirmedAt?: Date;
  /** What the malware scan says; absent when the file was stored while there was none. */
  scan?: ScanState;
  /** What the scan found, of an infected file. */
  finding?: string;
  /** When the scan is due, of a file that waits for it. */
  scanDueAt?: Date;
  /** When an exam was about to refer to it, of a picture of a question. */
  claimedAt?: Date;
  /** When it was fetched first, of a file of a list. */
  fetchedAt?: Date;
}

export const fileSchema = new Schema<FileRecord>(
  {
    public_id: { type: String, required: true },
    owner: { type: String, required: true },
    kind: { type: String, enum: FILE_KINDS, required: true },
    name: { type: String, required: true },
    type: { type: String, required: true },
    size: { type: Number, required: true },
    width: Number,
    height: Number,
    createdAt: { type: Date, required: true },
    confirmedAt: Date,
    scan: { type: String, enum: SCAN_STATES },
    finding: String,
    scanDueAt: Date,
    claimedAt: Date,
    fetchedAt: Date,
  },
  { collection: 'files', versionKey: false },
);
// Finds a file by its link.
fileSchema.index({ public_id: 1 }, { unique: true });
// Finds the files of an owner, to remove them.
fileSchema.index({ owner: 1 });
// Finds unconfirmed files of students, pictures of questions and signatures, the oldest first.
fileSchema.index({ kind: 1, confirmedAt: 1, createdAt: 1 });
// Finds files that wait for their malware scan, by when it is due, and infected ones.
fileSchema.index({ scan: 1, scanDueAt: 1 }, { sparse: true });
