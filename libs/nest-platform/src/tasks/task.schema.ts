import { ROLES, type Role, TASK_STATUSES, type TaskKind, type TaskStatus } from '@concord/contracts';
import { Schema, type Types } from 'mongoose';
import type { Origin } from '../audit/origin';
import { type StaffRef, staffRefSchema } from '../stores/staff-ref.schema';

export const TASK_MODEL = 'Task';

/** Work in the background that staff requested. */
export interface TaskRecord {
  _id: Types.ObjectId;
  kind: TaskKind;
  /** The record that the task is about, and its name for people. */
  subject: Types.ObjectId;
  label: string;
  /** Request of the handler: plain values that match its schema. The stored name stays. */
  order: unknown;
  by: StaffRef;
  /** Role of the person who requested it, at that time. */
  role: Role;
  /** Origin of the request, for the audit log. */
  origin: Origin;
  status: TaskStatus;
  done: number;
  total: number;
  /** Number of runs since the last progress. */
  tries: number;
  /** The latest run; an earlier one that is still alive must stop. */
  run?: Types.ObjectId;
  /** Key that only one active task can have; removed at the end. */
  lock?: string;
  outcome?: unknown;
  reason?: string;
  createdAt: Date;
  updatedAt: Date;
  finishedAt?: Date;
}

const KEPT_DAYS = 30;

export const taskSchema = new Schema<TaskRecord>(
  {
    kind: { type: String, required: true },
    subject: { type: Schema.Types.ObjectId, required: true },
    label: { type: String, required: true },
    order: { type: Schema.Types.Mixed, required: true },
    by: { type: staffRefSchema, required: true },
    role: { type: String, enum: ROLES, required: true },
    origin: { type: new Schema({ address: String, requestId: String }, { _id: false }), required: true },
    status: { type: String, enum: TASK_STATUSES, required: true },
    done: { type: Number, required: true },
    total: { type: Number, required: true },
    tries: { type: Number, required: true },
    run: Schema.Types.ObjectId,
    lock: String,
    outcome: Schema.Types.Mixed,
    reason: String,
    createdAt: { type: Date, required: true },
    updatedAt: { type: Date, required: true },
    finishedAt: Date,
  },
  { collection: 'tasks', versionKey: false, minimize: false },
);

// Uniqueness: one active task per lock.
taskSchema.index({ lock: 1 }, { unique: true, sparse: true });
// GET tasks: own ones, latest first; number of active ones.
taskSchema.index({ 'by._id': 1, createdAt: -1, _id: -1 });
// The latest task about a record.
taskSchema.index({ subject: 1, _id: -1 });
// Active tasks whose job Redis lost, for the sweeper.
taskSchema.index({ status: 1, updatedAt: 1 });
// Tasks expire after 30 days.
taskSchema.index({ createdAt: 1 }, { expireAfterSeconds: KEPT_DAYS * 24 * 60 * 60 });
