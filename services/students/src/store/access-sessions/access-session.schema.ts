import { Schema, type Types } from 'mongoose';

/** Sign-in of a member or applicant on a device. It is deleted when it ends. */
export interface AccessSessionRecord {
  _id: Types.ObjectId;
  /** Hash of the secret in the device's cookie. */
  secret: string;
  /** Ids as text, as tokens name them. `member` is that of the sign-in: it outlasts a merge, which may be undone. */
  member?: string;
  student?: string;
  /** The member of the last renewal if it is another one: kept in a merge, or whom the applicant became. */
  currentMember?: string;
  /** Names the person while the register cannot be asked. */
  name: string;
  email: string;
  number?: string;
  isOrganisation?: boolean;
  device: string;
  address: string;
  createdAt: Date;
  lastSeenAt: Date;
  endsAt: Date;
}

export const ACCESS_SESSION_MODEL = 'AccessSession';

const requiredText = { type: String, required: true };
const requiredDate = { type: Date, required: true };

export const accessSessionSchema = new Schema<AccessSessionRecord>(
  {
    secret: requiredText,
    member: String,
    student: String,
    currentMember: String,
    name: requiredText,
    email: requiredText,
    number: String,
    isOrganisation: Boolean,
    device: requiredText,
    address: requiredText,
    createdAt: requiredDate,
    lastSeenAt: requiredDate,
    endsAt: requiredDate,
  },
  { collection: 'access-sessions', versionKey: false },
);

// Sessions of a member, of a person who is this member since a merge or an induction, and of an applicant.
accessSessionSchema.index({ member: 1, createdAt: -1 }, { sparse: true });
accessSessionSchema.index({ currentMember: 1, createdAt: -1 }, { sparse: true });
accessSessionSchema.index({ student: 1, createdAt: -1 }, { sparse: true });
// Sessions expire.
accessSessionSchema.index({ endsAt: 1 }, { expireAfterSeconds: 0 });
