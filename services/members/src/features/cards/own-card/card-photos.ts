import { Injectable } from '@nestjs/common';
import { internalCalls, type Student } from '@concord/contracts';
import { InternalClient, log } from '@concord/nest-platform';
import type { MemberProjection } from '../../../store/members/member.schema';

const CALL_TIMEOUT_MS = 3000;

/** Reads the photo of a card: the passport photo of the application that the member came from. */
@Injectable()
export class CardPhotos {
  constructor(private readonly internal: InternalClient) {}

  /** Undefined without an application, and without an answer: a card without a photo is better than none. */
  async of({ student }: Pick<MemberProjection, 'student'>): Promise<Student['passport'] | undefined> {
    if (!student) return undefined;
    const input = { params: { id: student.toString() } };
    try {
      const { passport } = await this.internal.call(internalCalls.internalStudentGet, input, {
        timeoutMs: CALL_TIMEOUT_MS,
      });
      return passport;
    } catch (error) {
      log.warn({ err: error, student }, 'a card is shown without its photo');
      return undefined;
    }
  }
}
