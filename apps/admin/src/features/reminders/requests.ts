import { addRequests, query } from '@concord/api-client/requests';
import { reminderRoutes } from '@concord/contracts';

export const { useReminderComingQuery, useReminderListQuery } = addRequests(
  query(reminderRoutes.reminderComing, { providesTags: ['Mails'] }),
  query(reminderRoutes.reminderList, { providesTags: ['Mails'] }),
);
