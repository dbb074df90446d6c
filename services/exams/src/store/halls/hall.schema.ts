import { SEARCH_FIELD_TYPES, type SearchFields, type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, Types } from 'mongoose';
import { type InterventionRecord, interventionSchema } from '../parts/intervention.schema';

export const HALL_MODEL = 'Hall';

/** A session: candidates and exams in a room at a time. */
export interface HallRecord extends SearchFields {
  _id: Types.ObjectId;
  name: string;
  room: string;
  startsAt: Date;
  invigilators: string[];
  exams: Types.ObjectId[];
  students: Types.ObjectId[];
  /** Number of students, for the list, which does not read `students`. */
  size: number;
  /** Incremented by each change of the fields that staff type. */
  revision: number;
  createdBy: StaffRef;
  createdAt: Date;
  endedAt?: Date;
  /** Set while the whole session is paused; its attempts follow this field. */
  pause?: InterventionRecord;
  /** The last resumption. */
  resumed?: InterventionRecord;
}

/** Fields that the list reads. */
export type HallRow = Omit<HallRecord, 'students' | keyof SearchFields>;

export const hallSchema = new Schema<HallRecord>(
  {
    name: { type: String, required: true },
    room: { type: String, required: true },
    startsAt: { type: Date, required: true },
    invigilators: { type: [String], required: true },
    exams: { type: [Schema.Types.ObjectId], required: true },
    students: { type: [Schema.Types.ObjectId], required: true },
    size: { type: Number, required: true },
    revision: { type: Number, required: true },
    createdBy: { type: staffRefSchema, required: true },
    createdAt: { type: Date, required: true },
    endedAt: Date,
    pause: { type: interventionSchema },
    resumed: { type: interventionSchema },
    ...SEARCH_FIELD_TYPES,
  },
  { collection: 'halls', versionKey: false, strict: 'throw' },
);

// GET exams/halls, by start.
hallSchema.index({ startsAt: -1, _id: -1 });
// GET exams/halls with a search.
hallSchema.index({ beginnings: 1 });
// Paused sessions, for candidates' pages and the sweeper; sparse, because few are paused.
hallSchema.index({ 'pause.at': 1 }, { sparse: true });
