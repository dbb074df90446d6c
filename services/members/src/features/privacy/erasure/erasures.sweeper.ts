import { Injectable } from '@nestjs/common';
import { log, RepeatingTask } from '@concord/nest-platform';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import { ErasureRunner } from './erasure-runner.service';

/** Longer than a request takes to finish its own erasure. */
const AGE_MS = 15_000;

/** Finishes erasures whose process was killed, or that the students service has not confirmed. */
@Injectable()
export class ErasuresSweeper extends RepeatingTask {
  constructor(
    private readonly members: ErasedMembersRepository,
    private readonly runner: ErasureRunner,
  ) {
    super(() => this.sweep(), {
      name: 'erasures-sweeper',
      intervalMs: 30_000,
      failureMessage: 'a sweep of erasures failed',
    });
  }

  async sweep(before = new Date(Date.now() - AGE_MS)): Promise<void> {
    for (const member of await this.members.unfinished(before))
      await this.runner.run(member).catch((error: unknown) => {
        log.warn({ err: error, member: member._id }, 'an erasure is left to the next sweep');
      });
  }
}
