import { z } from 'zod';
import { defineCalls } from '../core/call';
import { memberDocumentRoutes } from './documents.routes';
import { memberDocument, memberPaperBody, memberPaperVerdict } from './documents.schemas';

export const memberDocumentCalls = defineCalls(memberDocumentRoutes, {
  memberDocumentList: {
    summary: 'Invoices, receipts, credit notes, letters and certificates of a member, latest first',
    answer: z.array(memberDocument),
    refusals: [404],
  },
  memberPaperCreate: {
    summary:
      'Issue a letter of good standing or a certificate of membership; twice on one day it is the same',
    body: memberPaperBody,
    answer: memberDocument,
    refusals: [404, 409],
  },
  memberPaperVerify: {
    summary: 'Tell whether a letter or certificate of a member is genuine, and whether it holds today',
    answer: memberPaperVerdict,
    refusals: [404, 429],
  },
});
