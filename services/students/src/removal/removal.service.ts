import { Injectable } from '@nestjs/common';
import { InternalClient, log, notFound } from '@concord/nest-platform';
import { MailsRepository } from '../mail/mails.repository';
import { SerialClaimsRepository } from '../serials/serial-claims.repository';
import { StudentsRepository } from '../students/students.repository';
import type { Holder } from './removal.schema';
import { type Removal, RemovalsRepository } from './removals.repository';

/** A service that did not confirm is asked again after this. */
const RETRY_MS = 15_000;
const CALL_MS = 5000;

const PATHS: Record<Holder, string> = { media: '/owners', exams: '/students' };

/** Takes a student away everywhere: here at once, elsewhere as soon as the others confirm. */
@Injectable()
export class RemovalService {
  constructor(
    private readonly students: StudentsRepository,
    private readonly removals: RemovalsRepository,
    private readonly mails: MailsRepository,
    private readonly claims: SerialClaimsRepository,
    private readonly peers: InternalClient,
  ) {}

  /** Removes a student with files, assignments and attempts. @throws AppError 404. */
  async removeStudent(id: string): Promise<{ _id: string }> {
    const student = await this.students.findById(id);
    if (!student) throw notFound('This student');
    const removal: Removal = { id, awaiting: ['media', 'exams'] };
    // The tombstone comes first: whatever ends this process, the sweeper goes on from here.
    await this.removals.note(removal, new Date(Date.now() + RETRY_MS));
    // A serial that is only claimed yet would be free again: who settles the claim finds no student any more.
    await this.claims.use({ serial: student.serialNumber, studentId: id });
    const wasThere = await this.takeAway(id);
    await this.confirm(removal, new Date());
    if (!wasThere) throw notFound('This student');
    return { _id: id };
  }

  /**
   * Notes that the files of a registration that failed must go.
   * @param uploadsUntil until when an upload of it may still be under way
   */
  async noteFiles(id: string, uploadsUntil?: Date): Promise<void> {
    await this.removals.note(filesOf(id, uploadsUntil), new Date(Date.now() + RETRY_MS));
  }

  /** Asks for the removal of noted files now. What fails is left to the sweeper. */
  async confirmFiles(id: string, uploadsUntil?: Date): Promise<void> {
    await this.confirm(filesOf(id, uploadsUntil), new Date()).catch(noteFor(id));
  }

  /** Whether the removal of this student is under way. */
  isNoted(id: string): Promise<boolean> {
    return this.removals.exists(id);
  }

  /**
   * Takes away what this service holds of a student; a removal of it must be noted. The serial comes after the student:
   * who marks it used looks for the student afterwards, so that one of both sees the other.
   * @returns whether the student was there.
   */
  async takeAway(id: string): Promise<boolean> {
    const wasThere = await this.students.delete(id);
    await this.mails.removeOfStudent(id);
    await this.claims.forgetUser(id);
    return wasThere;
  }

  /** Goes on with removals that are not confirmed yet. */
  async sweep(now: Date): Promise<void> {
    for (const removal of await this.removals.due(now))
      await this.finish(removal, now).catch(noteFor(removal.id));
  }

  private async finish(removal: Removal, now: Date): Promise<void> {
    await this.takeAway(removal.id);
    await this.confirm(removal, now);
  }

  private async confirm({ id, awaiting, uploadsUntil }: Removal, now: Date): Promise<void> {
    const answers = await Promise.all(awaiting.map((holder) => this.ask(holder, id)));
    const left = awaiting.filter((_, index) => !answers[index]);
    if (left.length > 0) await this.removals.postpone(id, left, new Date(Date.now() + RETRY_MS));
    else if (uploadsUntil && now < uploadsUntil) await this.removals.postpone(id, awaiting, uploadsUntil);
    else await this.removals.finish(id);
  }

  private async ask(holder: Holder, id: string): Promise<boolean> {
    try {
      await this.peers.call(holder, { method: 'DELETE', path: `${PATHS[holder]}/${id}`, timeoutMs: CALL_MS });
      return true;
    } catch (error) {
      log.warn({ err: error, holder, student: id }, 'a removal is not confirmed yet');
      return false;
    }
  }
}

const filesOf = (id: string, uploadsUntil?: Date): Removal => ({ id, awaiting: ['media'], uploadsUntil });

const noteFor =
  (student: string) =>
  (error: unknown): void =>
    log.warn({ err: error, student }, 'a removal is left to the sweeper');
