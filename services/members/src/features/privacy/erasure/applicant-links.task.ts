import { Injectable } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { InternalClient, RepeatingTask } from '@concord/nest-platform';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';

const BATCH = 500;
const INTERVAL_MS = 60 * 60_000;
const FIRST_DELAY_MS = 5 * 60_000;

/** Ends links to applicants' records that were destroyed. The membership stays: it has its own data. */
@Injectable()
export class ApplicantLinks extends RepeatingTask {
  constructor(
    private readonly members: ErasedMembersRepository,
    private readonly internal: InternalClient,
  ) {
    super((signal) => this.check(signal), {
      name: 'applicant-links',
      intervalMs: INTERVAL_MS,
      firstDelayMs: FIRST_DELAY_MS,
      failureMessage: 'links to applicants could not be checked',
    });
  }

  async check(signal?: AbortSignal): Promise<void> {
    let page = await this.members.linkedAfter(undefined, BATCH);
    while (page.length > 0 && !signal?.aborted) {
      const ids = page.map(({ student }) => String(student));
      const found = await this.internal.call(internalCalls.internalStudentLookup, { body: { ids } });
      const existing = new Set(found.map(({ _id }) => _id));
      for (const member of page) if (!existing.has(String(member.student))) await this.members.unlink(member);
      page = await this.members.linkedAfter(page.at(-1)?._id.toString(), BATCH);
    }
  }
}
