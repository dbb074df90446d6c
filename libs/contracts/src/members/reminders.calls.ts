import { z } from 'zod';
import { bulkOutcome } from '../core/bulk';
import { defineCalls } from '../core/call';
import { LIMITS } from '../core/limits';
import { pageQuery } from '../core/list-query';
import { reminderRoutes } from './reminders.routes';
import {
  comingReminder,
  comingReminderQuery,
  memberMails,
  memberRemindManyBody,
  reminderPauseBody,
  sentReminder,
} from './reminders.schemas';

export const reminderCalls = defineCalls(reminderRoutes, {
  reminderComing: {
    summary: 'Reminders that will go today and in the next days, by day',
    query: comingReminderQuery,
    answer: z.array(comingReminder),
  },
  reminderList: {
    summary: 'Reminders that went or were left out, latest first',
    query: pageQuery,
    answer: z.array(sentReminder),
  },
  memberMailList: {
    summary: 'Mails of a member about the account, coming reminders, and a pause of them',
    answer: memberMails,
    refusals: [404],
  },
  memberRemindMany: {
    summary:
      `Remind up to ${LIMITS.bulkIds} chosen members, or up to ${LIMITS.bulkMax} that the filter of the list finds, of ` +
      'the open charge that is due first, once a day and charge. Members without one, and those whom the steps would ' +
      'not remind either, are answered with the reason',
    body: memberRemindManyBody,
    answer: bulkOutcome,
    refusals: [409],
  },
  reminderPause: {
    summary: 'Pause the reminders of a member',
    body: reminderPauseBody,
    answer: memberMails,
    refusals: [404],
  },
  reminderResume: {
    summary: 'End the pause of the reminders of a member',
    answer: memberMails,
    refusals: [404],
  },
});
