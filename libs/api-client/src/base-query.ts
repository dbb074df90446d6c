import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiErrorFromAnswer, apiErrorWithoutAnswer, type ApiError } from './api-error';
import { sessionExpired } from './store/session.slice';
import type { RootState } from './store/state';

/** On whose behalf an endpoint calls: the staff session, the exam candidate, or nobody (sign-in, public pages). */
export interface CallOptions {
  readonly as?: 'staff' | 'candidate' | 'nobody';
}

/** Retries and the pause between them, from the product's specification. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 500;

function tokenFor(state: RootState, as: CallOptions['as']): string | null {
  if (as === 'nobody') return null;
  return as === 'candidate' ? state.candidate.token : (state.session.details?.token ?? null);
}

const fetchJson = fetchBaseQuery({
  baseUrl: '/api/',
  prepareHeaders: (headers, { getState, extraOptions }) => {
    const token = tokenFor(getState() as RootState, (extraOptions as CallOptions | undefined)?.as);
    if (token) headers.set('authorization', `Bearer ${token}`);
    return headers;
  },
});

const withContentType = (args: string | FetchArgs): FetchArgs => {
  const call = typeof args === 'string' ? { url: args } : args;
  if (call.body instanceof FormData) return call;
  return {
    ...call,
    headers: { 'content-type': 'application/json', ...(call.headers as Record<string, string>) },
  };
};

function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  const headers = meta?.response?.headers;
  if (typeof error.status === 'number') return apiErrorFromAnswer(error.status, error.data, headers);
  if (error.status === 'PARSING_ERROR') return apiErrorFromAnswer(error.originalStatus, undefined, headers);
  return apiErrorWithoutAnswer(error.status);
}

type ApiBaseQuery = BaseQueryFn<string | FetchArgs, unknown, ApiError, CallOptions, FetchBaseQueryMeta>;

const callOnce: ApiBaseQuery = async (args, api, extraOptions) => {
  const options = extraOptions ?? {};
  const token = tokenFor(api.getState() as RootState, options.as);
  const answer = await fetchJson(withContentType(args), api, options);
  if (!answer.error) return { data: answer.data, meta: answer.meta };

  const error = toApiError(answer.error, answer.meta);
  const stillTheSameSession = token === tokenFor(api.getState() as RootState, options.as);
  if (error.status === 401 && token && stillTheSameSession && options.as !== 'candidate') {
    api.dispatch(sessionExpired());
  }
  return { error, meta: answer.meta };
};

const mayPassOnItsOwn = (error: ApiError) => error.status === 0 || error.status >= 500;

/** Every call of the product: JSON, the right token, three retries of queries that may pass on their own. */
export const baseQuery = retry(callOnce, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= MAX_RETRIES && mayPassOnItsOwn(error as unknown as ApiError),
  backoff: (_attempt, _maxRetries, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, RETRY_DELAY_MS);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      });
    }),
});
