import { Injectable } from '@nestjs/common';
import { AppError, AuditTrail, OncePerWindow, type Origin } from '@concord/nest-platform';
import type { PersonIds } from '../../../store/access-sessions/access-sessions.repository';
import { personIdOf, targetOf } from '../people/person';

const QUARTER_HOUR = 15 * 60;

/** Writes audit records of the sign-in by a code. */
@Injectable()
export class AccessAudit {
  private readonly wrong = new OncePerWindow(QUARTER_HOUR);

  constructor(private readonly trail: AuditTrail) {}

  signedIn(person: PersonIds & { email: string }, { address, requestId }: Origin, device: string): void {
    this.trail.recordSoon({
      action: 'access.sign-in',
      outcome: 'done',
      actor: { kind: 'member', id: personIdOf(person) },
      target: targetOf(person, person.email),
      address,
      requestId,
      details: { device },
    });
  }

  signedOut(person: PersonIds & { email: string }, { address, requestId }: Origin): void {
    this.trail.recordSoon({
      action: 'access.sign-out',
      outcome: 'done',
      actor: { kind: 'member', id: personIdOf(person) },
      target: targetOf(person, person.email),
      address,
      requestId,
    });
  }

  /** Runs a check, and records refused codes of an e-mail once in 15 minutes. */
  async checked<T>(email: string, { address, requestId }: Origin, check: () => Promise<T>): Promise<T> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof AppError && error.statusCode < 500 && (await this.wrong.isFirst(email)))
        this.trail.recordSoon({
          action: 'access.sign-in',
          outcome: 'refused',
          actor: { kind: 'anonymous' },
          target: { entity: 'member', label: email },
          address,
          requestId,
          reason: 'The code is wrong',
        });
      throw error;
    }
  }
}
