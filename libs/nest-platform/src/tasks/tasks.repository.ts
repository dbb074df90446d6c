import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { TaskStatus } from '@concord/contracts';
import { type Model, type QueryFilter, trusted, Types, type UpdateQuery } from 'mongoose';
import { unlessDuplicate } from '../stores/mongo-errors';
import { TASK_MODEL, type TaskRecord } from './task.schema';

const UNDER_WAY: TaskStatus[] = ['queued', 'working'];
const SWEEP_BATCH = 500;

type Filter = QueryFilter<TaskRecord>;
type Id = string | Types.ObjectId;
const isUnderWay = (): Filter => ({ status: trusted({ $in: UNDER_WAY }) });

/** A new task; its id is made here unless it is given. */
export type NewTask = Pick<
  TaskRecord,
  'kind' | 'subject' | 'label' | 'order' | 'by' | 'role' | 'origin' | 'total' | 'lock'
> &
  Partial<Pick<TaskRecord, '_id'>>;
/** A task without its request, which may list thousands of ids. */
export type TaskState = Omit<TaskRecord, 'order'>;

/** A run of a task. */
export interface TaskRun {
  readonly task: Id;
  readonly run: Types.ObjectId;
}

/** Reads and changes tasks. Each change of state is one conditional update. */
@Injectable()
export class TasksRepository {
  constructor(@InjectModel(TASK_MODEL) private readonly tasks: Model<TaskRecord>) {}

  /**
   * Stores a task; one with an `_id` is stored once, for as long as tasks are kept.
   * @returns null if another active task has the same lock, or a task has this id
   */
  async insert(task: NewTask): Promise<TaskState | null> {
    const now = new Date();
    const state = { status: 'queued' as const, done: 0, tries: 0, createdAt: now, updatedAt: now };
    const record = { _id: new Types.ObjectId(), ...task, ...state };
    const isFree = await unlessDuplicate(() => this.tasks.insertMany([record]));
    return isFree ? record : null;
  }

  find(id: Id): Promise<TaskState | null> {
    return this.tasks.findOne({ _id: id }, { order: 0 }).lean<TaskState>().exec();
  }

  /** The latest task about a record. */
  latestAbout(subject: Types.ObjectId): Promise<TaskState | null> {
    return this.tasks
      .findOne({ subject }, { order: 0, outcome: 0 })
      .sort({ _id: -1 })
      .lean<TaskState>()
      .exec();
  }

  /** Tasks of a member of staff, latest first, without outcomes. */
  listOf(staff: string, limit: number): Promise<TaskState[]> {
    return this.tasks
      .find({ 'by._id': new Types.ObjectId(staff) }, { order: 0, outcome: 0 })
      .sort({ createdAt: -1, _id: -1 })
      .limit(limit)
      .lean<TaskState[]>()
      .exec();
  }

  /** Number of active tasks of a member of staff. */
  countUnderWay(staff: string): Promise<number> {
    return this.tasks.countDocuments({ 'by._id': new Types.ObjectId(staff), ...isUnderWay() }).exec();
  }

  /** Begins a run, and so ends earlier runs. @returns null if the task has ended or has no tries left */
  async begin({ task, run }: TaskRun, maxTries: number): Promise<TaskRecord | null> {
    const isBegun = await this.update(
      { _id: task, ...isUnderWay(), tries: trusted({ $lt: maxTries }) },
      { $set: { status: 'working', run, updatedAt: new Date() }, $inc: { tries: 1 } },
    );
    return isBegun ? this.tasks.findOne({ _id: task, run }).lean<TaskRecord>().exec() : null;
  }

  /** Records progress. @returns false if the run must stop: the task has ended, or another run has begun */
  advance(run: TaskRun, progress: Pick<TaskRecord, 'done' | 'total'>): Promise<boolean> {
    return this.update(ofRun(run), { $set: { ...progress, tries: 0, updatedAt: new Date() } });
  }

  /** @returns false as {@link advance} does */
  finish(run: TaskRun, outcome: unknown): Promise<boolean> {
    return this.update(ofRun(run), ended('done', { outcome }));
  }

  /** @returns false as {@link advance} does */
  fail(run: TaskRun, reason: string): Promise<boolean> {
    return this.update(ofRun(run), ended('failed', { reason }));
  }

  /** Gives up a task after this number of runs without progress. */
  giveUp(task: Id, maxTries: number, reason: string): Promise<boolean> {
    const filter = { _id: task, ...isUnderWay(), tries: trusted({ $gte: maxTries }) };
    return this.update(filter, ended('failed', { reason }));
  }

  /** @returns false if it has ended */
  cancel(task: Id): Promise<boolean> {
    return this.update({ _id: task, ...isUnderWay() }, ended('cancelled'));
  }

  /** Ids of active tasks without progress since `moment`, at most 500. */
  async idsStalledSince(moment: Date): Promise<Types.ObjectId[]> {
    const found = await this.tasks
      .find({ ...isUnderWay(), updatedAt: trusted({ $lt: moment }) }, { _id: 1 })
      .limit(SWEEP_BATCH)
      .lean<Pick<TaskRecord, '_id'>[]>()
      .exec();
    return found.map(({ _id }) => _id);
  }

  private async update(filter: Filter, change: UpdateQuery<TaskRecord>): Promise<boolean> {
    return (await this.tasks.updateOne(filter, change)).matchedCount === 1;
  }
}

const ofRun = ({ task, run }: TaskRun): Filter => ({ _id: task, run, status: 'working' });

const ended = (
  status: TaskStatus,
  more: Partial<Pick<TaskRecord, 'outcome' | 'reason'>> = {},
): UpdateQuery<TaskRecord> => {
  const now = new Date();
  return { $set: { status, ...more, updatedAt: now, finishedAt: now }, $unset: { lock: 1 } };
};
