import { Injectable } from '@nestjs/common';
import type { WhoAmI } from '@concord/contracts';
import { type Actor, unauthenticated } from '@concord/nest-platform';
import { SessionsRepository } from '../../../store/sessions/sessions.repository';
import { StudentsRepository } from '../../../store/students/students.repository';
import { SessionCheckService } from './session-check.service';

/** Returns the account or candidate of a token. */
@Injectable()
export class WhoAmIService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly students: StudentsRepository,
    private readonly checks: SessionCheckService,
  ) {}

  /** @throws AppError 401 if the account or the candidate was removed */
  async me(actor: Actor): Promise<WhoAmI> {
    if (actor.kind === 'candidate') {
      if (!(await this.students.findActive({ _id: actor.id }))) throw unauthenticated();
      return { role: 'CANDIDATE', student: actor.id };
    }
    if (actor.kind !== 'staff') throw unauthenticated();
    const user = await this.checks.check(actor);
    if (actor.sid) await this.sessions.noteSeen(actor.sid);
    return user;
  }
}
