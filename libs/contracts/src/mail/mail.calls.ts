import { z } from 'zod';
import { bulkOutcome } from '../core/bulk';
import { defineCalls } from '../core/call';
import { mail, mailSummary, outboxListQuery, sendManyAgainBody } from './mail.schemas';
import { mailRoutes } from './mail.routes';

export const mailCalls = defineCalls(mailRoutes, {
  outboxList: {
    summary: 'List the mails of the last 90 days, newest first',
    query: outboxListQuery,
    answer: z.array(mailSummary),
  },
  outboxGet: { summary: 'One mail with its words', answer: mail, refusals: [404] },
  outboxSendAgain: {
    summary: 'Send a mail again that failed, that may not have gone out, or that was only kept',
    answer: mail,
    refusals: [404, 409],
  },
  outboxSendManyAgain: {
    summary: 'Send again those of many mails that failed, may not have gone out, or were only kept',
    body: sendManyAgainBody,
    answer: bulkOutcome,
    refusals: [409],
  },
});
