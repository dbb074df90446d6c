import { Schema } from 'mongoose';
import type { Heartbeat } from './outage-grace';

export const HEARTBEAT_MODEL = 'Heartbeat';

/** The only document of the collection. */
export interface HeartbeatRecord extends Heartbeat {
  _id: string;
}

export const heartbeatSchema = new Schema<HeartbeatRecord>(
  {
    _id: String,
    beat: { type: Date, required: true },
    holdUntil: { type: Date, required: true },
  },
  { collection: 'presence', versionKey: false, strict: 'throw' },
);
