import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './base-query';
import { forgetAnswersOfOthers } from './store/forget-answers';
import { addRequests } from './store/requests-part';

/** What a cached answer is about; a mutation names the kinds that it makes stale. */
export const API_TAGS = [
  'Session',
  'Staff',
  'Students',
  'Serials',
  'Counts',
  'Exams',
  'StudentExams',
  'Results',
  'Courses',
  'Certificates',
  'Gallery',
] as const;
export type ApiTag = (typeof API_TAGS)[number];

/**
 * The one description of calls. Remotes add theirs with `api.injectEndpoints`, one request per file; an endpoint
 * says on whose behalf it calls with `extraOptions: { as: 'staff' | 'candidate' | 'nobody' }` (staff when absent).
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: API_TAGS,
  endpoints: () => ({}),
});

addRequests({
  reducerPath: api.reducerPath,
  reducer: api.reducer,
  middleware: [api.middleware, forgetAnswersOfOthers(api.util.resetApiState)],
});
