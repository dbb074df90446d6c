import { defineCalls } from '../core/call';
import { noticeRoutes } from './notices.routes';
import { attemptNotices } from './notices.schemas';

export const noticeCalls = defineCalls(noticeRoutes, {
  attemptNotices: {
    summary: "Whether the caller's attempt is paused, and what staff announced; answered from memory",
    answer: attemptNotices,
    refusals: [404],
  },
});
