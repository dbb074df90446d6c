import { Inject, Injectable } from '@nestjs/common';
import type { MailOrder, MailOrdersAccepted } from '@concord/contracts';
import { searchTokens } from '@concord/nest-platform';
import { Types } from 'mongoose';
import type { StudentsEnv } from '../env';
import { STUDENTS_ENV } from '../platform/core.module';
import { beginningsOf } from '../platform/word-search';
import { StudentsRepository } from '../students/students.repository';
import type { MailRecord } from './mail.schema';
import { type Addressee, wordsOf } from './mail-words';
import { MailQueue } from './mail.queue';
import { MailsRepository } from './mails.repository';

/** Where people find the site when nobody has said: only on this machine. */
const HERE = 'http://localhost:8080';

/** Takes orders of mails. Ordering a mail again is fine: its key makes it one mail. */
@Injectable()
export class MailOrdersService {
  constructor(
    private readonly mails: MailsRepository,
    private readonly students: StudentsRepository,
    private readonly queue: MailQueue,
    @Inject(STUDENTS_ENV) private readonly env: Pick<StudentsEnv, 'PUBLIC_URL' | 'SMTP_URL'>,
  ) {}

  async order(orders: readonly MailOrder[]): Promise<MailOrdersAccepted> {
    const known = await this.lookup(new Set(orders.map(({ student }) => student)));
    const now = new Date();
    const mails = orders.flatMap((order) => {
      const student = known.get(order.student);
      return student ? [this.recordOf(order, student, now)] : [];
    });
    if (mails.length > 0) {
      const added = await this.mails.insert(mails);
      await this.dropThoseOfRemoved(new Set(known.keys()));
      if (this.env.SMTP_URL) await Promise.all(added.map(({ _id }) => this.queue.add(_id.toString())));
    }
    return { accepted: mails.length };
  }

  private async lookup(ids: ReadonlySet<string>) {
    const found = await this.students.lookup([...ids]);
    return new Map(found.map((student) => [student._id.toString(), student]));
  }

  /**
   * A removal takes the student first and the mails after. It may have come between our look and our insert: whoever is
   * gone now may have left mails behind, and whoever is here now will take them along.
   */
  private async dropThoseOfRemoved(ids: ReadonlySet<string>): Promise<void> {
    const here = await this.lookup(ids);
    for (const id of ids) if (!here.has(id)) await this.mails.removeOfStudent(id);
  }

  private recordOf(order: MailOrder, student: Addressee & { email: string }, now: Date): MailRecord {
    const words = wordsOf(order, student, this.env.PUBLIC_URL ?? HERE);
    const tokens = searchTokens([words.name, student.email]);
    return {
      _id: new Types.ObjectId(),
      key: order.key,
      student: new Types.ObjectId(order.student),
      to: student.email,
      kind: order.kind,
      ...words,
      // Nobody needs to be asked to keep it.
      status: this.env.SMTP_URL ? 'queued' : 'kept',
      tries: 0,
      createdAt: now,
      dueAt: now,
      claim: null,
      claimedAt: null,
      sentAt: null,
      error: null,
      words: tokens,
      beginnings: beginningsOf(tokens),
    };
  }
}
