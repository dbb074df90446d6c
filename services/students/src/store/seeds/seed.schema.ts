import { Schema } from 'mongoose';

/** Marks seed data that has been written. */
export interface SeedRecord {
  _id: string;
  seededAt: Date;
}

export const SEED_MODEL = 'Seed';

export const seedSchema = new Schema<SeedRecord>(
  { _id: String, seededAt: { type: Date, required: true } },
  { collection: 'seeds', versionKey: false },
);
