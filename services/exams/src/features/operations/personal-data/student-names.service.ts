import { Injectable } from '@nestjs/common';
import type { CorrectedName } from '@concord/contracts';
import { LiveEventBus } from '../../../shared/live-events/live-event-bus';
import { AssignmentsRepository } from '../../../store/assignments/assignments.repository';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';

/** Applies corrections of a student's name. Results and certificates keep the name at their issue. */
@Injectable()
export class StudentNamesService {
  constructor(
    private readonly assignments: AssignmentsRepository,
    private readonly attempts: AttemptsRepository,
    private readonly events: LiveEventBus,
  ) {}

  /** Idempotent. The latest correction wins, in whatever order they arrive. */
  async rename(student: string, { revision, ...name }: CorrectedName): Promise<Record<never, never>> {
    await this.assignments.rename(student, name, revision);
    for (const attempt of await this.attempts.renameOpen(student, name, revision))
      this.events.changed(attempt);
    return {};
  }
}
