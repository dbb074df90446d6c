import { Schema } from 'mongoose';

/** A candidate's name as assignments, attempts and results keep it. */
export interface CandidateName {
  surname: string;
  firstName: string;
  middleName: string | null;
  gender: string | null;
}

export const candidateNameFields = {
  surname: String,
  firstName: String,
  middleName: { type: String, default: null },
  gender: { type: String, default: null },
};

export const candidateNameSchema = new Schema<CandidateName>(candidateNameFields, { _id: false });
