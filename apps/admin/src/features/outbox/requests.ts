import { addRequests, mutation, query } from '@concord/api-client/requests';
import { mailRoutes } from '@concord/contracts';

export const { useOutboxGetQuery, useOutboxSendAgainMutation, useOutboxSendManyAgainMutation } = addRequests(
  query(mailRoutes.outboxGet, {
    providesTags: (_mail, _error, { params }) => [{ type: 'Mails', id: params.id }],
  }),
  // Refetched after a refusal too, because the e-mail has changed since it was loaded.
  mutation(mailRoutes.outboxSendAgain, { invalidatesTags: ['Mails'] }),
  mutation(mailRoutes.outboxSendManyAgain, { invalidatesTags: ['Mails'] }),
);
