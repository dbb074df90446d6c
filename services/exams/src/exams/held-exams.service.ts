import { Injectable } from '@nestjs/common';
import type { HeldResult } from '@concord/contracts';
import type { ObjectId } from '@concord/nest-platform';
import { RereadValue } from '../shared/reread-value';
import { ExamsRepository } from './exams.repository';
import { heldOf } from './release-state';

/**
 * Which exams hold their results back. They are few and read together, so that no submission and no poll of a hall costs a
 * question to the store.
 */
@Injectable()
export class HeldExams {
  private readonly held = new RereadValue(() => this.exams.heldUntils(new Date()));

  constructor(private readonly exams: ExamsRepository) {}

  /** What stands where a result of this exam would; undefined when it may be shown. */
  async of(exam: ObjectId | string): Promise<HeldResult | undefined> {
    const heldUntil = (await this.held.get()).get(String(exam));
    return heldUntil && heldOf({ heldUntil });
  }

  /** After a change in this process, which counts at once. */
  reread(): void {
    this.held.forget();
  }
}
