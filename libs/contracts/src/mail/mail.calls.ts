import { z } from 'zod';
import { defineCalls } from '../core/call';
import { paging, search } from '../core/fields';
import { MAIL_STATUSES, mail, mailSummary } from './mail.schemas';
import { mailRoutes } from './mail.routes';

export const mailCalls = defineCalls(mailRoutes, {
  outboxList: {
    summary: 'List the mails of the last 90 days, newest first',
    query: paging.extend({ search, status: z.enum(MAIL_STATUSES).optional() }),
    answer: z.array(mailSummary),
  },
  outboxGet: { summary: 'One mail with its words', answer: mail, refusals: [404] },
  outboxSendAgain: {
    summary: 'Send a mail again that failed, that may not have gone out, or that was only kept',
    answer: mail,
    refusals: [404, 409],
  },
});
