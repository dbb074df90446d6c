import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { DecisionMails } from './decision-mails';

/** Notes the mails that decisions of staff made due. */
@Injectable()
export class DecisionMailsSweeper extends RepeatingTask {
  constructor(decisions: DecisionMails) {
    super(() => decisions.note(), {
      name: 'decision-mails',
      intervalMs: 5000,
      // Nobody decides while nobody calls.
      idleIntervalMs: 300_000,
      failureMessage: 'mails about decisions could not be noted',
      logFailures: 'first',
    });
  }
}
