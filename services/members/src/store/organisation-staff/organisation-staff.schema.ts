import { type StaffRef, staffRefSchema } from '@concord/nest-platform';
import { Schema, type Types } from 'mongoose';

/** A person whom an organisation names: a member, or somebody known by name only. */
export interface OrganisationStaffRecord {
  _id: Types.ObjectId;
  /** The organisation's membership. */
  organisation: Types.ObjectId;
  person?: Types.ObjectId;
  /** Absent for a member, whose own record has the name. */
  name?: string;
  /** Id of the member, or the folded name. */
  key: string;
  sponsored: boolean;
  at: Date;
  by: StaffRef;
  /** The organisation that named the person, and the key; a merge does not change it. */
  slot: string;
  /** Ids of the merges that moved it to this organisation, or that replaced the person. */
  merges?: string[];
  personMerges?: string[];
}

export const ORGANISATION_STAFF_MODEL = 'OrganisationStaff';

export const organisationStaffSchema = new Schema<OrganisationStaffRecord>(
  {
    organisation: { type: Schema.Types.ObjectId, required: true },
    person: Schema.Types.ObjectId,
    name: String,
    key: { type: String, required: true },
    sponsored: { type: Boolean, required: true },
    at: { type: Date, required: true },
    by: { type: staffRefSchema, required: true },
    slot: { type: String, required: true },
    merges: { type: [String], default: undefined },
    personMerges: { type: [String], default: undefined },
  },
  { collection: 'organisation-staff', versionKey: false },
);

// An organisation names a person once. A merged organisation may have named the same one.
organisationStaffSchema.index({ slot: 1 }, { unique: true });
// Staff of an organisation.
organisationStaffSchema.index({ organisation: 1 });
// Staff that a merge of organisations moved, for its undo.
organisationStaffSchema.index({ merges: 1 }, { sparse: true });
// Organisations that name a member, for a merge of the member.
organisationStaffSchema.index({ person: 1 }, { sparse: true });
// Persons whom a merge replaced, for its undo.
organisationStaffSchema.index({ personMerges: 1 }, { sparse: true });
