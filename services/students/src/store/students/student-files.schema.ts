import { Schema } from 'mongoose';

/** A file of the media service. */
export interface StoredFile {
  public_id: string;
}

/** A file under the name that the applicant gave it. */
export interface NamedFile {
  name: string;
  file: StoredFile;
}

/** Lease of a record's files for one change. The sweeper ends expired ones. */
export interface FilesLease {
  id: string;
  until: Date;
}

const requiredText = { type: String, required: true };

export const fileSchema = new Schema<StoredFile>({ public_id: requiredText }, { _id: false });

export const namedFileSchema = new Schema<NamedFile>(
  { name: requiredText, file: fileSchema },
  { _id: false },
);

export const filesLeaseSchema = new Schema<FilesLease>({ id: String, until: Date }, { _id: false });
