import type { ItemStatistics, ScoreSummary } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import type { ResultScope } from '../results/counted-results.repository';

export const EXAM_STATISTICS_MODEL = 'ExamStatistics';

/** Scope of a count: all candidates, or the members of a cohort at that time. */
export interface StatisticsScope extends ResultScope {
  cohort?: Types.ObjectId;
}

/** The latest count of the results of a scope. */
export interface ExamStatisticsRecord {
  _id: Types.ObjectId;
  /** Key of the scope; unique. */
  key: string;
  /** Scope of counted results. */
  scope: StatisticsScope;
  /** Time of the request for a count; null if none is due. */
  wantedAt: Date | null;
  /** Start of the latest count. */
  countedAt?: Date;
  /** Time of the last change to counted results, for example by a regrade. */
  changedAt?: Date;
  /** Time of the newest counted result. */
  newestAt?: Date | null;
  candidates?: number;
  /** Versions with results, the newest first. */
  versions?: { _id: Types.ObjectId; createdAt: Date }[];
  scores?: ScoreSummary;
  items?: ItemStatistics[];
  /** Time of the last request; without further ones the record expires. */
  askedAt: Date;
}

const KEPT_SECONDS = 30 * 24 * 60 * 60;

const scopeSchema = new Schema<StatisticsScope>(
  {
    exam: { type: Schema.Types.ObjectId, required: true },
    version: Schema.Types.ObjectId,
    cohort: Schema.Types.ObjectId,
    from: Date,
    to: Date,
  },
  { _id: false },
);

export const examStatisticsSchema = new Schema<ExamStatisticsRecord>(
  {
    key: { type: String, required: true },
    scope: { type: scopeSchema, required: true },
    wantedAt: { type: Date, default: null },
    countedAt: Date,
    changedAt: Date,
    newestAt: Date,
    candidates: Number,
    versions: {
      type: [new Schema({ _id: Schema.Types.ObjectId, createdAt: Date }, { _id: false })],
      default: undefined,
    },
    scores: Schema.Types.Mixed,
    items: { type: [Schema.Types.Mixed], default: undefined },
    askedAt: { type: Date, required: true },
  },
  { collection: 'exam-statistics', versionKey: false, strict: 'throw' },
);

// Uniqueness: one record per scope.
examStatisticsSchema.index({ key: 1 }, { unique: true });
// Records of an exam, to mark them as outdated.
examStatisticsSchema.index({ 'scope.exam': 1 });
// Expires after the last request.
examStatisticsSchema.index({ askedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
