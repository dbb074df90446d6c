import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';

export const ANNOUNCEMENT_MODEL = 'Announcement';

/** Retention after expiry; the text stays in the audit log. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** A message of staff to candidates of an exam or a hall session. */
export interface AnnouncementRecord {
  _id: Types.ObjectId;
  text: string;
  hall?: Types.ObjectId;
  exam?: Types.ObjectId;
  by: StaffRef;
  at: Date;
  expiresAt: Date;
  withdrawnAt?: Date;
}

export const announcementSchema = new Schema<AnnouncementRecord>(
  {
    text: { type: String, required: true },
    hall: Schema.Types.ObjectId,
    exam: Schema.Types.ObjectId,
    by: { type: staffRefSchema, required: true },
    at: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
    withdrawnAt: Date,
  },
  { collection: 'announcements', versionKey: false, strict: 'throw' },
);

// GET exams/announcements of a hall session, latest first.
announcementSchema.index({ hall: 1, at: -1, _id: -1 });
// GET exams/announcements of an exam, latest first.
announcementSchema.index({ exam: 1, at: -1, _id: -1 });
// Announcements that have not expired, for candidates' pages; MongoDB removes old ones.
announcementSchema.index({ expiresAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
