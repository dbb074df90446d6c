import { Injectable } from '@nestjs/common';
import { UnfinishedSweeper } from '../../../shared/unfinished/unfinished.sweeper';
import type { MemberProjection } from '../../../store/members/member.schema';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import { ErasureRunner } from './erasure-runner.service';

/** Finishes erasures whose process was killed, or that the students service has not confirmed. */
@Injectable()
export class ErasuresSweeper extends UnfinishedSweeper<MemberProjection> {
  constructor(members: ErasedMembersRepository, runner: ErasureRunner) {
    super({
      name: 'erasures-sweeper',
      one: 'an erasure',
      find: (before) => members.unfinished(before),
      finish: (member) => runner.run(member),
      idOf: ({ _id }) => _id,
    });
  }
}
