import { Controller } from '@nestjs/common';
import { internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { MemberExportsService } from './member-exports.service';

@Controller()
export class MemberExportsController {
  constructor(private readonly exports: MemberExportsService) {}

  @Handles(internalCalls.internalMemberCount)
  count({ body }: HandlerInput<typeof internalCalls.internalMemberCount>) {
    return this.exports.count(body.query);
  }

  @Handles(internalCalls.internalMemberRows)
  rows({ body }: HandlerInput<typeof internalCalls.internalMemberRows>) {
    return this.exports.rows(body);
  }
}
