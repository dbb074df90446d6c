import { SEARCH_FIELD_TYPES, type SearchFields, type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/**
 * A named group of students. Records of students name their cohorts, so memberships end or hide with them.
 */
export interface CohortRecord extends SearchFields {
  _id: Types.ObjectId;
  name: string;
  /** The name without case, accents and further spaces: no two are the same. */
  nameKey: string;
  createdAt: Date;
  createdBy: StaffRef;
}

/** The fields that the view needs. */
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

// Unique names; the list, by name.
cohortSchema.index({ nameKey: 1 }, { unique: true });
// The list with a search.
cohortSchema.index({ beginnings: 1 });
