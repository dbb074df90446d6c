import { Schema, trusted } from 'mongoose';

/** A candidate's name, copied to assignments, attempts and results. */
export interface CandidateName {
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
}

/** Selects records with an older name: from the registration or an earlier correction. */
export const namedBefore = (revision: number) => ({ nameRevision: trusted({ $not: { $gte: revision } }) });

export const candidateNameFields = {
  surname: String,
  firstName: String,
  middleName: { type: String, default: null },
  gender: { type: String, default: null },
};

export const candidateNameSchema = new Schema<CandidateName>(candidateNameFields, { _id: false });
