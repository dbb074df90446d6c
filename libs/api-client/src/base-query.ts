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

/** Codes of a sign-in that failed, which says nothing of the session that made it. */
const OF_CREDENTIALS: ReadonlySet<string> = new Set(['INVALID_CREDENTIALS', 'SECOND_FACTOR']);

/** An answer, and whether it says that the session of the member of staff who asked counts no more. */
interface Attempt {
  readonly answer: Awaited<ReturnType<ApiBaseQuery>>;
  readonly sessionEnded: boolean;
}

const sendOnce = async (...[args, api, extraOptions]: Parameters<ApiBaseQuery>): Promise<Attempt> => {
  const { as = extraOptions?.as, token: given, ...request } = typeof args === 'string' ? { url: args } : args;
  const token = given ?? tokenFor(api.getState() as RootState, as);
  const answer = await fetchJson(withHeaders(request, token), api, extraOptions ?? {});
  noteServerDate(answer.meta?.response?.headers.get('date'));
  if (!answer.error) return { answer: { data: answer.data, meta: answer.meta }, sessionEnded: false };

  const error = toApiError(answer.error, answer.meta);
  const isSameSession = token === tokenFor(api.getState() as RootState, as);
  const isRefused = error.status === 401 && !OF_CREDENTIALS.has(error.code);
  const sessionEnded = isRefused && token !== null && isSameSession && as !== 'candidate';
  return { answer: { error, meta: answer.meta }, sessionEnded };
};

/** Asks the member of staff for a proof of who they are, by which the session gets another token; false where they declined. */
type Ask = () => Promise<boolean>;

let askForCode: Ask | undefined;
let askToSignIn: Ask | undefined;

/**
 * Sets who asks for a code when a call is refused because the last one is too old; the call is then made once more.
 *
 * @returns a function that takes it back
 */
export function confirmBy(ask: Ask): () => void {
  askForCode = ask;
  return () => {
    askForCode = undefined;
  };
}

/**
 * Sets who asks to sign in again, so that a page keeps what was typed into it; the refused call is then made once more.
 * Without anybody to ask, or when they decline, the session has ended.
 *
 * @returns a function that takes it back
 */
export function signInAgainBy(ask: Ask): () => void {
  askToSignIn = ask;
  return () => {
    askToSignIn = undefined;
  };
}

const tokenOfStaff = (state: unknown): string | null => tokenFor(state as RootState, 'staff');

/** Makes a call, and once more after a sign-in where the session had ended. */
async function sendSignedIn(...request: Parameters<ApiBaseQuery>): Promise<Attempt['answer']> {
  const [, api] = request;
  const first = await sendOnce(...request);
  if (!first.sessionEnded) return first.answer;
  const token = tokenOfStaff(api.getState());
  const last = (await askToSignIn?.()) ? await sendOnce(...request) : first;
  // Another call that was refused may have ended the session, or somebody has signed in since.
  const isStillHere = last !== first || tokenOfStaff(api.getState()) === token;
  if (last.sessionEnded && isStillHere) api.dispatch(sessionExpired());
  return last.answer;
}

const send: ApiBaseQuery = async (...request) => {
  const answer = await sendSignedIn(...request);
  const isConfirmed = answer.error?.code === 'CONFIRMATION_NEEDED' && (await askForCode?.());
  return isConfirmed ? sendSignedIn(...request) : answer;
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
