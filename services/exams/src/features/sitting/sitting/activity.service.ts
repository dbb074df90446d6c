import { Injectable } from '@nestjs/common';
import type { ActivityBody } from '@concord/contracts';
import {
  badRequest,
  type CandidateActor,
  conflict,
  forbidden,
  LruCache,
  required,
} from '@concord/nest-platform';
import type { LazyBody } from '../../../shared/lazy-body';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { ActivityRepository } from '../../../store/attempts/activity.repository';
import type { AttemptRecord } from '../../../store/attempts/attempt.schema';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { PaperCache } from '../../authoring/papers/paper-cache';

const CACHED_ATTEMPTS = 20_000;
/** Time after a submission in which a closing page may still report activity, in ms. */
const AFTER_END_MS = 2 * 60_000;

/** Cached attempt: its immutable fields, and the activity last sent. */
interface TrackedAttempt {
  attempt: Pick<AttemptRecord, '_id' | 'exam' | 'student' | 'version' | 'seed'>;
  /** Counts that were last sent to the monitor. */
  lastSent: string;
}

/** Stores the activity that candidates' pages report, apart from their answers. */
@Injectable()
export class ActivityService {
  private readonly tracked = new LruCache<TrackedAttempt>(CACHED_ATTEMPTS);

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly activities: ActivityRepository,
    private readonly papers: PaperCache,
    private readonly events: LiveEventBus,
  ) {}

  async note(candidate: CandidateActor, id: string, input: LazyBody<ActivityBody>): Promise<{ noted: true }> {
    const tracked = await this.find(id);
    if (String(tracked.attempt.student) !== candidate.id) throw forbidden();
    const { body } = input;
    const { options } = await this.papers.get(tracked.attempt);
    const unknown = Object.keys(body.seconds).find((question) => !options.has(question));
    if (unknown !== undefined) throw unknownQuestion(unknown);
    if (!(await this.activities.raise(id, body, new Date(Date.now() - AFTER_END_MS))))
      throw conflict('ATTEMPT_CLOSED', 'This exam has ended, so nothing more is noted');
    this.notifyMonitor(tracked, body);
    return { noted: true };
  }

  /** Notifies the monitor, except of times per question, which change constantly. */
  private notifyMonitor(tracked: TrackedAttempt, { seconds: _, ...counts }: ActivityBody): void {
    const lastSent = JSON.stringify(counts);
    if (lastSent === tracked.lastSent) return;
    tracked.lastSent = lastSent;
    this.events.noted(tracked.attempt, counts);
  }

  private find(id: string): Promise<TrackedAttempt> {
    return this.tracked.getOrLoad(id, async () => {
      const found = required(await this.attempts.findWithoutAnswers(id), 'The attempt');
      const { _id, exam, student, version, seed } = found;
      const attempt = { _id, exam, student, version, ...(seed !== undefined && { seed }) };
      return { attempt, lastSent: '' };
    });
  }
}

const unknownQuestion = (question: string) => {
  const message = 'This question is not part of this exam';
  return badRequest('VALIDATION', message, [{ path: `seconds.${question}`, message }]);
};
