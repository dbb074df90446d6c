import {
  fetchBaseQuery,
  retry,
  type BaseQueryFn,
  type FetchArgs,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';
import { apiErrorFromAnswer, apiErrorWithoutAnswer, type ApiError } from './api-error';
import { noteServerDate } from './server-time';
import { sessionExpired } from './store/session.slice';
import type { RootState } from './store/state';

/** On whose behalf a request is sent: the staff session, the exam candidate, or nobody (sign-in, public pages). */
export type Caller = 'staff' | 'candidate' | 'nobody';

/** One request; `token` is sent in place of the caller's own. */
export type ApiRequest = FetchArgs & { readonly as?: Caller; readonly token?: string };

/** Extra options of an endpoint. */
export interface CallOptions {
  readonly as?: Caller;
  /** Replaces the rule by which a query is repeated. */
  readonly retryCondition?: (error: unknown, args: unknown, extra: { readonly attempt: number }) => boolean;
}

/** Retries and the pause between them, from the product's specification. */
const MAX_RETRIES = 3;
const RETRY_DELAY_MS = 500;

function tokenFor(state: RootState, as: Caller | undefined): string | null {
  if (as === 'nobody') return null;
  return as === 'candidate' ? state.candidate.token : (state.session.details?.token ?? null);
}

const fetchJson = fetchBaseQuery({ baseUrl: '/api/' });

function withHeaders(request: FetchArgs, token: string | null): FetchArgs {
  const headers = new Headers(request.headers as Record<string, string> | undefined);
  if (!(request.body instanceof FormData)) headers.set('content-type', 'application/json');
  if (token) headers.set('authorization', `Bearer ${token}`);
  return { ...request, headers };
}

function toApiError(error: FetchBaseQueryError, meta: FetchBaseQueryMeta | undefined): ApiError {
  const headers = meta?.response?.headers;
  if (typeof error.status === 'number') return apiErrorFromAnswer(error.status, error.data, headers);
  if (error.status === 'PARSING_ERROR') return apiErrorFromAnswer(error.originalStatus, undefined, headers);
  return apiErrorWithoutAnswer(error.status);
}

/** What an endpoint's `query` gives, and what it is answered with. */
export type ApiBaseQuery = BaseQueryFn<
  string | ApiRequest,
  unknown,
  ApiError,
  CallOptions,
  FetchBaseQueryMeta
>;

const sendOnce: ApiBaseQuery = async (args, api, extraOptions) => {
  const { as = extraOptions?.as, token: given, ...request } = typeof args === 'string' ? { url: args } : args;
  const token = given ?? tokenFor(api.getState() as RootState, as);
  const answer = await fetchJson(withHeaders(request, token), api, extraOptions ?? {});
  noteServerDate(answer.meta?.response?.headers.get('date'));
  if (!answer.error) return { data: answer.data, meta: answer.meta };

  const error = toApiError(answer.error, answer.meta);
  const isSameSession = token === tokenFor(api.getState() as RootState, as);
  if (error.status === 401 && token && isSameSession && as !== 'candidate') api.dispatch(sessionExpired());
  return { error, meta: answer.meta };
};

/** Asks the member of staff for a code and renews the session's token; false where they declined. */
type AskForCode = () => Promise<boolean>;

let askForCode: AskForCode | undefined;

/**
 * Sets who asks for a code when a call is refused because the last one is too old; the call is then made once more.
 *
 * @returns a function that takes it back
 */
export function confirmBy(ask: AskForCode): () => void {
  askForCode = ask;
  return () => {
    askForCode = undefined;
  };
}

const send: ApiBaseQuery = async (...request) => {
  const answer = await sendOnce(...request);
  const isConfirmed = answer.error?.code === 'CONFIRMATION_NEEDED' && (await askForCode?.());
  return isConfirmed ? sendOnce(...request) : answer;
};

const isTransient = (error: ApiError) => error.status === 0 || error.status >= 500;

/** Every call of the product: JSON, the right token, three retries of queries that failed for a transient reason. */
export const baseQuery = retry(send, {
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' && attempt <= MAX_RETRIES && isTransient(error as unknown as ApiError),
  backoff: (_attempt, _maxRetries, signal) =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, RETRY_DELAY_MS);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new Error('aborted'));
      });
    }),
});
