import { z } from 'zod';
import { defineCalls } from '../core/call';
import { pageQuery } from '../core/list-query';
import { reminderRoutes } from './reminders.routes';
import {
  comingReminder,
  comingReminderQuery,
  memberMails,
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
