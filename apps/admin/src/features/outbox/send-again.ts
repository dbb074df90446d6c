import type { Mail } from '@concord/contracts';
import { outboxApi } from './outbox-api';

const sendAgainApi = outboxApi.injectEndpoints({
  endpoints: (build) => ({
    sendAgain: build.mutation<Mail, string>({
      query: (id) => ({ url: `admin/outbox/${encodeURIComponent(id)}/send-again`, method: 'POST' }),
      // Also after a refusal: it says that the mail is not as it was shown.
      invalidatesTags: ['Mails'],
    }),
  }),
});

export const { useSendAgainMutation } = sendAgainApi;
