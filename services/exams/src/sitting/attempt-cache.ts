import { Injectable } from '@nestjs/common';
import type { ObjectId } from '@concord/nest-platform';
import { AttemptsRepository, type AttemptWithoutAnswers } from '../attempts/attempts.repository';
import { LruCache } from '../shared/lru-cache';

const CACHED_ATTEMPTS = 20_000;

/** What a save needs to know of its attempt. Only the deadline ever changes. */
export interface CachedAttempt {
  _id: ObjectId;
  student: ObjectId;
  studentId: string;
  version: ObjectId;
  /** May be stale: a write has the condition that it is not. */
  deadline: Date;
}

/** Caches attempts, so that a save is one write and no read. */
@Injectable()
export class AttemptCache {
  private readonly cache = new LruCache<CachedAttempt>(CACHED_ATTEMPTS);

  constructor(private readonly attempts: AttemptsRepository) {}

  get(id: string): Promise<CachedAttempt | undefined> {
    return this.cache.getOrLoad(id, async () => {
      const attempt = await this.attempts.findWithoutAnswers(id);
      return attempt ? toCachedAttempt(attempt) : undefined;
    });
  }

  set(attempt: AttemptWithoutAnswers): void {
    this.cache.set(String(attempt._id), toCachedAttempt(attempt));
  }

  delete(id: string): void {
    this.cache.delete(id);
  }
}

const toCachedAttempt = ({ _id, student, version, deadline }: AttemptWithoutAnswers): CachedAttempt => ({
  _id,
  student,
  studentId: String(student),
  version,
  deadline,
});
