import { z } from 'zod';
import { defineCalls } from '../core/call';
import { memberRequestRoutes } from './member-requests.routes';
import { memberRequest, memberRequestDecideBody, memberRequestListQuery } from './member-requests.schemas';

export const memberRequestCalls = defineCalls(memberRequestRoutes, {
  memberRequestList: {
    summary: 'Requests of members: corrections, staff of organisations, erasures. Open ones oldest first',
    query: memberRequestListQuery,
    answer: z.array(memberRequest),
  },
  memberRequestDecide: {
    summary: 'Accept or refuse a request of a member. An accepted correction changes the record',
    body: memberRequestDecideBody,
    answer: memberRequest,
    refusals: [404, 409],
  },
});
