import type { StoredMemberFile } from '@concord/contracts';
import { Schema } from 'mongoose';

const text = { type: String, required: true };

/** A file of the media service that a record names. */
export const memberFileSchema = new Schema<StoredMemberFile>(
  { public_id: text, name: text, type: text },
  { _id: false },
);
