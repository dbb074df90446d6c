import { Schema } from 'mongoose';

/** That a set of seed data has been written. */
export interface SeedRecord {
  _id: string;
  seededAt: Date;
}

export const SEED_MARKER = 'Seed';

export const seedSchema = new Schema<SeedRecord>(
  { _id: String, seededAt: { type: Date, required: true } },
  { collection: 'seeds', versionKey: false },
);
