import { Schema } from 'mongoose';

export const FILE_KINDS = ['passport', 'document', 'gallery', 'print'] as const;
export type FileKind = (typeof FILE_KINDS)[number];

/** A stored file; the object in the bucket has `public_id` as its key. */
export interface StoredFile {
  public_id: string;
  /** Whose it is: a student, a gallery item or a printed document. */
  owner: string;
  kind: FileKind;
  name: string;
  type: string;
  size: number;
  width?: number;
  height?: number;
  createdAt: Date;
  /** When the students service said that the owner stands; absent until it was asked, and for files of no student. */
  confirmedAt?: Date;
}

export const fileSchema = new Schema<StoredFile>(
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
  },
  { collection: 'files', versionKey: false },
);
// Serves a file by its link.
fileSchema.index({ public_id: 1 }, { unique: true });
// Removes all files of an owner.
fileSchema.index({ owner: 1 });
// Finds files of students that nobody has confirmed yet, the oldest first.
fileSchema.index({ kind: 1, confirmedAt: 1, createdAt: 1 });
