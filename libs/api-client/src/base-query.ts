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

/** Sender of a request: the staff session, the exam candidate, the member, or none of them (sign-in, public pages). */
export type Caller = 'staff' | 'candidate' | 'member' | 'nobody';

/** One request; `token` replaces the caller's own. */
export type ApiRequest = FetchArgs & { readonly as?: Caller; readonly token?: string };

/** Extra options of an endpoint. */
export interface CallOptions {
  readonly as?: Caller;
  /** Replaces the default retry rule of a query. */
  readonly retryCondition?: (error: unknown, args: unknown, extra: { readonly attempt: number }) => boolean;
}

/** Retries and their delay, from the product's specification. */
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

/** RTK Query base query with the request and error types of this API. */
export type ApiBaseQuery = BaseQueryFn<
  string | ApiRequest,
  unknown,
  ApiError,
  CallOptions,
  FetchBaseQueryMeta
>;

/** Error codes of a failed sign-in, which do not affect the session of the sender. */
const CREDENTIAL_ERRORS: ReadonlySet<string> = new Set(['INVALID_CREDENTIALS', 'SECOND_FACTOR']);

/** Answer of one try; `sessionEnded` is true if the caller's staff session is void. */
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
  const isRefused = error.status === 401 && !CREDENTIAL_ERRORS.has(error.code);
  const sessionEnded = isRefused && token !== null && isSameSession && as !== 'candidate';
  return { answer: { error, meta: answer.meta }, sessionEnded };
};

/**
 * Prompt that makes staff prove their identity, which renews the session's token. Resolves to false
 * if they decline.
 */
type Prompt = () => Promise<boolean>;

let codePrompt: Prompt | undefined;
let signInPrompt: Prompt | undefined;

/**
 * Sets the prompt for a second-factor code, shown if a call is refused because the last code is too
 * old. The call is then repeated.
 *
 * @returns a function that removes the prompt
 */
export function setCodePrompt(prompt: Prompt): () => void {
  codePrompt = prompt;
  return () => {
    codePrompt = undefined;
  };
}

/**
 * Sets the prompt to sign in again, which lets a page keep unsaved input. The refused call is then
 * repeated. Without a prompt, or if the user declines, the session ends.
 *
 * @returns a function that removes the prompt
 */
export function setSignInPrompt(prompt: Prompt): () => void {
  signInPrompt = prompt;
  return () => {
    signInPrompt = undefined;
  };
}

const tokenOfStaff = (state: unknown): string | null => tokenFor(state as RootState, 'staff');

/** Makes a call, and repeats it after a new sign-in if the session had ended. */
async function sendSignedIn(...request: Parameters<ApiBaseQuery>): Promise<Attempt['answer']> {
  const [, api] = request;
  const first = await sendOnce(...request);
  if (!first.sessionEnded) return first.answer;
  const token = tokenOfStaff(api.getState());
  const last = (await signInPrompt?.()) ? await sendOnce(...request) : first;
  // Another refused call may have ended the session, or someone may have signed in since.
  const isStillHere = last !== first || tokenOfStaff(api.getState()) === token;
  if (last.sessionEnded && isStillHere) api.dispatch(sessionExpired());
  return last.answer;
}

/** Makes one try of a call with a token. */
export type SendOnce = (token: string | undefined) => Promise<Attempt['answer']>;
type MemberSender = (once: SendOnce, api: Parameters<ApiBaseQuery>[1]) => ReturnType<SendOnce>;

let memberSender: MemberSender | undefined;

/** Sets what makes the calls of members; it loads with their pages. */
export const setMemberSender = (sender: MemberSender): void => void (memberSender = sender);

const send: ApiBaseQuery = async (args, api, extraOptions) => {
  if (memberSender && typeof args === 'object' && args.as === 'member' && !args.token)
    return memberSender(async (token) => (await sendOnce({ ...args, token }, api, extraOptions)).answer, api);
  const answer = await sendSignedIn(args, api, extraOptions);
  const isConfirmed = answer.error?.code === 'CONFIRMATION_NEEDED' && (await codePrompt?.());
  return isConfirmed ? sendSignedIn(args, api, extraOptions) : answer;
};

const isTransient = (error: ApiError) => error.status === 0 || error.status >= 500;

/**
 * Base query of every call: JSON, the caller's token, and three retries of queries after transient
 * failures.
 */
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
