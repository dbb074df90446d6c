import { z } from 'zod';
import { defineCalls } from '../core/call';
import { pageQuery } from '../core/list-query';
import { payment } from './accounts.schemas';
import { transferRoutes } from './transfers.routes';
import {
  transferClaim,
  transferConfirmBody,
  transferEvidence,
  transferRefuseBody,
} from './transfers.schemas';

const refusals = [404, 409, 503];

export const transferCalls = defineCalls(transferRoutes, {
  transferList: {
    summary: 'Transfers that members sent evidence of and nobody has decided about, the oldest first',
    query: pageQuery,
    answer: z.array(transferClaim),
  },
  transferConfirm: {
    summary: "Confirm a member's transfer that has arrived; a receipt follows",
    body: transferConfirmBody,
    answer: payment,
    refusals,
  },
  transferRefuse: {
    summary: "Refuse a member's transfer, with a reason that the member reads",
    body: transferRefuseBody,
    answer: payment,
    refusals,
  },
  transferEvidence: {
    summary: "Link to the evidence of a member's transfer",
    answer: transferEvidence,
    refusals: [404],
  },
});
