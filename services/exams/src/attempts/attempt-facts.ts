import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import { BoundedCache } from '../store/bounded-cache';
import { type AttemptHead, AttemptsRepository } from './attempts.repository';

/** Attempts remembered: several halls of candidates. */
const REMEMBERED = 20_000;

/** What a save needs to know of its attempt. All of it but the deadline never changes. */
export interface AttemptFacts {
  _id: Types.ObjectId;
  student: Types.ObjectId;
  studentId: string;
  version: Types.ObjectId;
  /** As last seen; a write is made on the condition that it still is. */
  deadline: Date;
}

/** Remembers these facts, so that a save is one write and no read. */
@Injectable()
export class AttemptFactsCache {
  private readonly facts = new BoundedCache<AttemptFacts>(REMEMBERED);

  constructor(private readonly attempts: AttemptsRepository) {}

  of(id: string): Promise<AttemptFacts | undefined> {
    return this.facts.getOrLoad(id, async () => {
      const head = await this.attempts.findHead(id);
      return head ? factsOf(head) : undefined;
    });
  }

  /** Takes over what was just read. */
  renew(head: AttemptHead): void {
    this.facts.set(String(head._id), factsOf(head));
  }

  forget(id: string): void {
    this.facts.delete(id);
  }
}

const factsOf = ({ _id, student, version, deadline }: AttemptHead): AttemptFacts => ({
  _id,
  student,
  studentId: String(student),
  version,
  deadline,
});
