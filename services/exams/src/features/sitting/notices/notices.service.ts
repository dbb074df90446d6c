import { Injectable } from '@nestjs/common';
import type { AttemptNotices } from '@concord/contracts';
import { type CandidateActor, forbidden, LruCache, required } from '@concord/nest-platform';
import { AttemptsRepository } from '../../../store/attempts/attempts.repository';
import { LiveAnnouncements } from '../../hall/announcements/live-announcements';
import { LivePauses } from '../../hall/pauses/live-pauses';

const CACHED_ATTEMPTS = 20_000;

/** Immutable fields of an attempt. */
interface Owner {
  readonly student: string;
  readonly exam: string;
}

/** Reports pauses and announcements to a candidate's page. It reads each attempt from the store only once. */
@Injectable()
export class NoticesService {
  private readonly owners = new LruCache<Owner>(CACHED_ATTEMPTS);

  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly pauses: LivePauses,
    private readonly announcements: LiveAnnouncements,
  ) {}

  /** @throws AppError 403 for another candidate's attempt, 404 */
  async of(candidate: CandidateActor, id: string): Promise<AttemptNotices> {
    const { student, exam } = await this.owners.getOrLoad(id, () => this.readOwner(id));
    if (student !== candidate.id) throw forbidden();
    const [pause, messages] = await Promise.all([this.pauses.of(id), this.announcements.of(student, exam)]);
    return { serverTime: new Date().toISOString(), ...(pause && { pause }), messages };
  }

  private async readOwner(id: string): Promise<Owner> {
    const { student, exam } = required(await this.attempts.findWithoutAnswers(id), 'The attempt');
    return { student: String(student), exam: String(exam) };
  }
}
