import { SEARCH_FIELD_TYPES, type SearchFields, type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/**
 * A named group of students. Memberships are stored in the students' records, so that they are hidden or deleted with
 * them.
 */
export interface CohortRecord extends SearchFields {
  _id: Types.ObjectId;
  name: string;
  /** Normalized name, without case, accents and extra spaces; unique. */
  nameKey: string;
  createdAt: Date;
  createdBy: StaffRef;
}

/** Fields for the view. */
export type CohortProjection = Omit<CohortRecord, keyof SearchFields | 'nameKey'>;

export const COHORT_MODEL = 'Cohort';

export const cohortSchema = new Schema<CohortRecord>(
  {
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    createdAt: { type: Date, required: true },
    createdBy: staffRefSchema,
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'cohorts', versionKey: false },
);

// Uniqueness of names; GET cohorts, by name.
cohortSchema.index({ nameKey: 1 }, { unique: true });
// GET cohorts with a search.
cohortSchema.index({ beginnings: 1 });
