import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { AnnouncementsService } from './announcements.service';

@Controller()
export class AnnouncementsController {
  constructor(private readonly announcements: AnnouncementsService) {}

  @Handles(calls.announcementList)
  list({ query }: HandlerInput<typeof calls.announcementList>) {
    return this.announcements.list(query);
  }

  @Handles(calls.announcementCreate)
  create({ actor, body, audit }: HandlerInput<typeof calls.announcementCreate>) {
    return this.announcements.create(actor, body, audit);
  }

  @Handles(calls.announcementWithdraw)
  withdraw({ params, audit }: HandlerInput<typeof calls.announcementWithdraw>) {
    return this.announcements.withdraw(params.id, audit);
  }
}
