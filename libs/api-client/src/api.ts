import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { resetCacheOnSignOut } from './store/reset-cache';
import { injectApi } from './store/lazy-api';

/** RTK Query's cache tags. */
export const API_TAGS = [
  'Session',
  'Sessions',
  'Factor',
  'Staff',
  'Students',
  'Serials',
  'Counts',
  'Exams',
  'Halls',
  'StudentExams',
  'Results',
  'Courses',
  'Certificates',
  'CertificateTemplates',
  'Gallery',
  'Mails',
  'Fees',
  'MembershipSettings',
  'Members',
  'Statements',
  'Access',
  'Me',
] as const;
export type ApiTag = (typeof API_TAGS)[number];

/** The API slice of the page. Features add their requests with `addRequests` (see `request.ts`). */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: API_TAGS,
  endpoints: () => ({}),
});

injectApi({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: [api.middleware, resetCacheOnSignOut(api.util.resetApiState)],
});
