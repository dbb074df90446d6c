import { Injectable } from '@nestjs/common';
import { UnfinishedSweeper } from '../../../shared/unfinished/unfinished.sweeper';
import type { MemberRequestRecord } from '../../../store/member-requests/member-request.schema';
import { MemberRequestsRepository } from '../../../store/member-requests/member-requests.repository';
import { RequestOutcomes } from './request-outcomes.service';

/** Changes what accepted requests ask for, when their process was killed before it did. */
@Injectable()
export class MemberRequestsSweeper extends UnfinishedSweeper<MemberRequestRecord> {
  constructor(requests: MemberRequestsRepository, outcomes: RequestOutcomes) {
    super({
      name: 'member-requests-sweeper',
      one: 'an accepted request',
      find: (before) => requests.dueBefore(before),
      finish: (request) => outcomes.apply(request),
      idOf: ({ _id }) => _id,
    });
  }
}
