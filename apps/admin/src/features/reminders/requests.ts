import { addRequests, mutation, query } from '@concord/api-client/requests';
import { reminderRoutes } from '@concord/contracts';

export const {
  useReminderComingQuery,
  useReminderListQuery,
  useReminderPauseMutation,
  useReminderResumeMutation,
} = addRequests(
  query(reminderRoutes.reminderComing, { providesTags: ['Mails'] }),
  query(reminderRoutes.reminderList, { providesTags: ['Mails'] }),
  mutation(reminderRoutes.reminderPause, { invalidatesTags: ['Mails'] }),
  mutation(reminderRoutes.reminderResume, { invalidatesTags: ['Mails'] }),
);
