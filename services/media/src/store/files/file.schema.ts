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
  'evidence',
  'member-file',
] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A stored file; a `member-file` is what a member sends, a `part` is a document that goes into the file of an export, until that is made. `public_id` is also the key of its object in the bucket. */
export interface FileRecord {
  public_id: string;
  /** Id of the student, member, gallery item, printed document, export or payment that the file belongs to; `questions` and `signatures` for pictures of them. */
  owner: string;
  kind: FileKind;
  name: string;
  /** Media type. */
  type: string;
  size: number;
  width?: number;
  height?: number;
  createdAt: Date;
  /** Time at which another service confirmed the owner: for files of students and members, pictures of questions, signatures, evidence. */
  confirmedAt?: Date;
  /** State of the malware scan; absent when the file was stored while no scanner was configured. */
  scan?: ScanState;
  /** Name of the malware in an infected file. */
  finding?: string;
  /** Due time of a pending scan. */
  scanDueAt?: Date;
  /** Time of the last claim of a question picture, by an exam that is about to refer to it. */
  claimedAt?: Date;
  /** Time of the first download of an export. */
  fetchedAt?: Date;
}

export type ScanVerdict = { scan: 'clean' } | { scan: 'infected'; finding: string };

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
// Finds unconfirmed files of students and members, pictures of questions and signatures, the oldest first.
fileSchema.index({ kind: 1, confirmedAt: 1, createdAt: 1 });
// Finds due malware scans, and infected files.
fileSchema.index({ scan: 1, scanDueAt: 1 }, { sparse: true });
