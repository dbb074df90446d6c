import { listPage, listParams, type ListPage } from '@concord/api-client/requests';
import type { MailStatus, MailSummary } from '@concord/contracts';
import type { ListArgs } from '../../shared/lists/use-server-list';
import { outboxApi } from './outbox-api';

interface MailListArgs extends ListArgs {
  readonly status: MailStatus | '';
}

const mailListApi = outboxApi.injectEndpoints({
  endpoints: (build) => ({
    mailList: build.query<ListPage<MailSummary>, MailListArgs>({
      query: ({ status, ...args }) => ({
        url: 'admin/outbox',
        params: { ...listParams(args), ...(status && { status }) },
      }),
      transformResponse: (items: MailSummary[], meta) => listPage(items, meta),
      providesTags: ['Mails'],
    }),
  }),
});

export const { useMailListQuery } = mailListApi;
