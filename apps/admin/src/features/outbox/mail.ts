import type { Mail } from '@concord/contracts';
import { outboxApi } from './outbox-api';

const mailApi = outboxApi.injectEndpoints({
  endpoints: (build) => ({
    mail: build.query<Mail, string>({
      query: (id) => `admin/outbox/${encodeURIComponent(id)}`,
      providesTags: (_mail, _error, id) => [{ type: 'Mails', id }],
    }),
  }),
});

export const { useMailQuery } = mailApi;
