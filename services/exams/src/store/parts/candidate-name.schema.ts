import { Schema, trusted } from 'mongoose';

/** A candidate's name as assignments, attempts and results keep it. */
export interface CandidateName {
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
}

/** Narrows a query to records whose name is from an earlier correction, or from the registration. */
export const namedBefore = (revision: number) => ({ nameRevision: trusted({ $not: { $gte: revision } }) });

export const candidateNameFields = {
  surname: String,
  firstName: String,
  middleName: { type: String, default: null },
  gender: { type: String, default: null },
};

export const candidateNameSchema = new Schema<CandidateName>(candidateNameFields, { _id: false });
