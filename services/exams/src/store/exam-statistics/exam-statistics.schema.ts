import type { ItemStatistics, ScoreSummary } from '@concord/contracts';
import { Schema, Types } from 'mongoose';
import type { ResultScope } from '../results/counted-results.repository';

export const EXAM_STATISTICS_MODEL = 'ExamStatistics';

/** Which results are counted: of all candidates, or of those who are in a cohort when they are counted. */
export interface StatisticsScope extends ResultScope {
  cohort?: Types.ObjectId;
}

/** The latest count of the results of a scope. */
export interface ExamStatisticsRecord {
  _id: Types.ObjectId;
  /** Names the scope, for one record of each. */
  key: string;
  /** Which results are counted. */
  scope: StatisticsScope;
  /** When a count was asked for; null when none is wanted. */
  wantedAt: Date | null;
  /** When the latest count began. */
  countedAt?: Date;
  /** When results that it may have counted were changed, as by a regrade. */
  changedAt?: Date;
  /** The moment of the newest result that it knows. */
  newestAt?: Date | null;
  candidates?: number;
  /** Those that have results, the newest first. */
  versions?: { _id: Types.ObjectId; createdAt: Date }[];
  scores?: ScoreSummary;
  items?: ItemStatistics[];
  /** When nobody asked for so long, the record goes. */
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

// One record of a scope.
examStatisticsSchema.index({ key: 1 }, { unique: true });
// Those of an exam whose results have changed.
examStatisticsSchema.index({ 'scope.exam': 1 });
// Those that nobody asks for go.
examStatisticsSchema.index({ askedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS });
