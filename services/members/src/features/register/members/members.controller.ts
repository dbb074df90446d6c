import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MemberChangesService } from './member-changes.service';
import { MemberInductionService } from './member-induction.service';
import { MemberNamesService } from './member-names.service';
import { MembersService } from './members.service';

@Controller()
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly inductions: MemberInductionService,
    private readonly changes: MemberChangesService,
    private readonly names: MemberNamesService,
  ) {}

  @Handles(calls.memberList)
  list({ query }: HandlerInput<typeof calls.memberList>) {
    return this.members.list(query);
  }

  @Handles(calls.memberCount)
  count() {
    return this.members.count();
  }

  @Handles(calls.memberCreate)
  create({ actor, body, audit, headers }: HandlerInput<typeof calls.memberCreate>) {
    return this.inductions.induct(actor, { body, audit, requestKey: headers['idempotency-key'] });
  }

  @Handles(calls.memberGet)
  get({ params }: HandlerInput<typeof calls.memberGet>) {
    return this.members.get(params.id);
  }

  @Handles(calls.memberUpdate)
  update(input: HandlerInput<typeof calls.memberUpdate>) {
    return this.changes.update(input.params.id, input);
  }

  @Handles(calls.memberTakeOver)
  takeOver(input: HandlerInput<typeof calls.memberTakeOver>) {
    return this.names.takeOver(input.params.id, input);
  }

  @Handles(calls.memberGradeAdd)
  addGrade(input: HandlerInput<typeof calls.memberGradeAdd>) {
    return this.changes.addGrade(input.actor, input.params.id, input);
  }

  @Handles(calls.memberEventAdd)
  addEvent(input: HandlerInput<typeof calls.memberEventAdd>) {
    return this.changes.addEvent(input.actor, input.params.id, input);
  }

  @Handles(calls.memberStanding)
  standing({ params, query }: HandlerInput<typeof calls.memberStanding>) {
    return this.members.standing(params.id, query);
  }
}
