import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { MemberMailsSender } from './member-mails.sender';

/** Requests the mails that changes of accounts and reminders made due. */
@Injectable()
export class MemberMailsSweeper extends RepeatingTask {
  constructor(sender: MemberMailsSender) {
    super(() => sender.send(), {
      name: 'member-mails',
      intervalMs: 5000,
      failureMessage: 'mails to members could not be requested',
      logFailures: 'first',
    });
  }
}
