import { Injectable } from '@nestjs/common';
import type { HeldResult } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { ExamsRepository } from '../../store/exams/exams.repository';
import type { ReleaseRecord } from '../../store/exams/release';
import { heldOf, heldOfSitting } from './release-state';

/** Maximum age of the cache, and so the delay of a change by another process. */
const REREAD_MS = 2000;

/**
 * Cache of the exams that hold their results. They are few and read together, so that submissions and polls do not
 * query the store.
 */
@Injectable()
export class HeldExams {
  private known?: { held: Promise<ReadonlyMap<string, ReleaseRecord>>; until: number };

  constructor(private readonly exams: ExamsRepository) {}

  /** The view of a held result of this exam; undefined if results are released. */
  async of(exam: ObjectId | string): Promise<HeldResult | undefined> {
    const release = (await this.current()).get(String(exam));
    return release && heldOf({ release });
  }

  /** The view of a sitting's held result, which may be held by its exam or as unconfirmed. */
  async ofSitting(sitting: { exam: ObjectId; unconfirmed?: boolean }): Promise<HeldResult | undefined> {
    return heldOfSitting(sitting, await this.of(sitting.exam));
  }

  /** Ids of exams that hold their results now. */
  async ids(): Promise<string[]> {
    const held = await this.current();
    return [...held].flatMap(([id, release]) => (heldOf({ release }) ? [id] : []));
  }

  /** Drops the cache after a change in this process. */
  reread(): void {
    this.known = undefined;
  }

  private current(): Promise<ReadonlyMap<string, ReleaseRecord>> {
    if (this.known && Date.now() < this.known.until) return this.known.held;
    const held = this.exams.findHeld(new Date());
    const known = { held, until: Date.now() + REREAD_MS };
    this.known = known;
    held.catch(() => {
      if (this.known === known) this.known = undefined;
    });
    return held;
  }
}
