import { Injectable } from '@nestjs/common';
import { ListsWarmUp } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { StatementLinesRepository } from '../../../store/statement-lines/statement-lines.repository';

/** Lists of this service. */
@Injectable()
export class MemberListsWarmUp extends ListsWarmUp {
  constructor(members: MembersRepository, lines: StatementLinesRepository) {
    super([members, lines]);
  }
}
