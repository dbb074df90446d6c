import { addRequests, mutation } from '@concord/api-client/requests';
import { reminderRoutes } from '@concord/contracts';

export const { useMemberRemindManyMutation, useReminderPauseMutation, useReminderResumeMutation } =
  addRequests(
    mutation(reminderRoutes.memberRemindMany, { invalidatesTags: ['Mails'] }),
    mutation(reminderRoutes.reminderPause, { invalidatesTags: ['Mails'] }),
    mutation(reminderRoutes.reminderResume, { invalidatesTags: ['Mails'] }),
  );
