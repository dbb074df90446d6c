import { Injectable } from '@nestjs/common';
import { InternalClient, log, notFound } from '@concord/nest-platform';
import { MailsRepository } from '../mail/mails.repository';
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
    private readonly peers: InternalClient,
  ) {}

  /** Removes a student with files, assignments and attempts. @throws AppError 404. */
  async removeStudent(id: string): Promise<{ _id: string }> {
    if (!(await this.students.exists(id))) throw notFound('This student');
    const removal: Removal = { id, awaiting: ['media', 'exams'] };
    // The tombstone comes first: whatever ends this process, the sweeper goes on from here.
    await this.removals.note(removal, new Date(Date.now() + RETRY_MS));
    const wasThere = await this.students.delete(id);
    await this.mails.removeOfStudent(id);
    await this.confirm(removal);
    if (!wasThere) throw notFound('This student');
    return { _id: id };
  }

  /**
   * Takes the files of a registration that failed away.
   * @param again when the media service must be asked once more, because an upload may still be under way
   */
  async dropFiles(id: string, again?: Date): Promise<void> {
    const removal: Removal = { id, awaiting: ['media'] };
    await this.removals.note(removal, again ?? new Date(Date.now() + RETRY_MS));
    if (again) await this.ask('media', id);
    else await this.confirm(removal);
  }

  /** Goes on with removals that are not confirmed yet. */
  async sweep(now: Date): Promise<void> {
    for (const removal of await this.removals.due(now)) {
      await this.students.delete(removal.id);
      await this.mails.removeOfStudent(removal.id);
      await this.confirm(removal);
    }
  }

  private async confirm({ id, awaiting }: Removal): Promise<void> {
    const answers = await Promise.all(awaiting.map((holder) => this.ask(holder, id)));
    const left = awaiting.filter((_, index) => !answers[index]);
    if (left.length === 0) await this.removals.finish(id);
    else await this.removals.postpone(id, left, new Date(Date.now() + RETRY_MS));
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
