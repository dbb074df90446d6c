import {
  addressOf,
  type AnswerOf,
  type AnyCallInput,
  type CallInput,
  type CallName,
  type calls,
  type Principal,
  type Route,
} from '@concord/contracts';
import type {
  EndpointDefinitions,
  FetchArgs,
  FetchBaseQueryMeta,
  MutationDefinition,
  QueryDefinition,
} from '@reduxjs/toolkit/query/react';
import { api, type ApiTag } from './api';
import type { ApiBaseQuery, ApiRequest, Caller, CallOptions } from './base-query';

type NamedRoute = Route & { readonly name: CallName };
type CallAt<R extends NamedRoute> = (typeof calls)[R['name']];

/** Sender of a request; by default the first in the call's access: staff, then candidates, then members. */
interface Sender {
  readonly as?: Caller;
  /** Token that replaces the session's: a print token, or that of a candidate who has signed out. */
  readonly token?: string;
}
/** A file, and fields beside it. */
interface Upload {
  readonly file: Blob;
  readonly fields?: Readonly<Record<string, string>>;
}
type FilePart<R> = R extends { readonly multipart: true } ? Upload : Record<never, never>;
/** A repetition with the same key is answered as the first request, and changes nothing. */
type KeyPart<R> = R extends { readonly idempotencyKey: true }
  ? { readonly idempotencyKey?: string }
  : Record<never, never>;
type RequestInput<R extends NamedRoute> = CallInput<CallAt<R>> & FilePart<R> & KeyPart<R> & Sender;

/** Argument of a request: the `{ params, query, body, file }` of its call, and the sender. */
export type RequestArg<R extends NamedRoute> =
  Record<never, never> extends RequestInput<R> ? RequestInput<R> | void : RequestInput<R>;

/** A page of a list, and the total number of items. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** True if there are more items than `total`, which the server does not count. */
  readonly isAtLeast?: true;
}

/**
 * Answer of a request: a {@link ListPage} for lists with a total, an object URL for files (release
 * it with `URL.revokeObjectURL`), otherwise the contract's answer.
 */
export type RequestAnswer<R extends NamedRoute> = R extends { readonly streamed: true }
  ? string
  : R extends { readonly list: true }
    ? ListPage<AnswerOf<CallAt<R>> extends readonly (infer Item)[] ? Item : never>
    : AnswerOf<CallAt<R>>;

type QueryOf<R extends NamedRoute> = QueryDefinition<
  RequestArg<R>,
  ApiBaseQuery,
  ApiTag,
  RequestAnswer<R>,
  'api'
>;
type MutationOf<R extends NamedRoute> = MutationDefinition<
  RequestArg<R>,
  ApiBaseQuery,
  ApiTag,
  RequestAnswer<R>,
  'api'
>;

/** Transport options of a request. */
interface Transport {
  /** Time-out in ms. */
  readonly timeoutMs?: number;
  /** Completes the request even if the page is closed. */
  readonly keepalive?: boolean;
  readonly retryCondition?: CallOptions['retryCondition'];
}
type QueryOptions<R extends NamedRoute> = Transport &
  Pick<QueryOf<R>, 'providesTags' | 'keepUnusedDataFor' | 'onQueryStarted'>;
type MutationOptions<R extends NamedRoute> = Transport &
  Pick<MutationOf<R>, 'invalidatesTags' | 'onQueryStarted'>;

/** Request to add to the store; its endpoint has the call's name. */
interface RequestEndpoint<N extends string = string, D = unknown> {
  readonly name: N;
  readonly type: 'query' | 'mutation';
  readonly definition: object;
  /** Type of the definition; never set. */
  readonly of?: D;
}

const STAFF: readonly Principal[] = ['staff', 'super', 'finance', 'pending'];

function callerOf({ access }: Route): Caller {
  if (access.some((principal) => STAFF.includes(principal))) return 'staff';
  if (access.includes('candidate')) return 'candidate';
  return access.includes('member') ? 'member' : 'nobody';
}

function withTrimmedSearch(query: AnyCallInput['query']): AnyCallInput['query'] {
  return typeof query?.['search'] === 'string' ? { ...query, search: query['search'].trim() } : query;
}

/**
 * Total from `X-Total-Count`, or the array's length without that header. `X-Total-At-Least` means
 * that there are more.
 */
function listPage(items: unknown[], meta: FetchBaseQueryMeta | undefined): ListPage<unknown> {
  const headers = meta?.response?.headers;
  const header = headers?.get('x-total-count');
  return {
    items,
    total: header && /^\d+$/.test(header) ? Number(header) : items.length,
    ...(headers?.get('x-total-at-least') === 'true' && { isAtLeast: true }),
  };
}

const objectUrl: FetchArgs['responseHandler'] = async (response) =>
  response.ok ? URL.createObjectURL(await response.blob()) : ((await response.json()) as unknown);

function formOf({ file, fields = {} }: Upload): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', file);
  return form;
}

function definitionOf(route: NamedRoute, { timeoutMs, keepalive, retryCondition, ...options }: Transport) {
  type Arg = AnyCallInput & Sender & Partial<Upload> & { readonly idempotencyKey?: string };
  const toRequest = (arg: Arg | void): ApiRequest => {
    const { params, query, body, file, fields, idempotencyKey, as = callerOf(route), token } = arg ?? {};
    return {
      url: addressOf(route, { params, query: withTrimmedSearch(query) }).slice(1),
      method: route.method,
      body: file ? formOf({ file, fields }) : body,
      as,
      token,
      timeout: timeoutMs,
      keepalive,
      ...(idempotencyKey && { headers: { 'idempotency-key': idempotencyKey } }),
      ...(route.streamed && { responseHandler: objectUrl }),
    };
  };
  return {
    ...options,
    query: toRequest,
    ...(route.list && { transformResponse: listPage }),
    ...(retryCondition && { extraOptions: { retryCondition } }),
  };
}

/**
 * Creates a read request from its route: URL, method, token, argument and answer come from the
 * contract.
 *
 * @example `query(examRoutes.examGet, { providesTags: (_exam, _error, { params }) => [{ type:
 * 'Exams', id: params.id }] })`
 */
export function query<R extends NamedRoute>(
  route: R,
  options: QueryOptions<R> = {},
): RequestEndpoint<R['name'], QueryOf<R>> {
  return { name: route.name, type: 'query', definition: definitionOf(route, options) };
}

/** Creates a request that changes something, or whose answer is not cached; see {@link query}. */
export function mutation<R extends NamedRoute>(
  route: R,
  options: MutationOptions<R> = {},
): RequestEndpoint<R['name'], MutationOf<R>> {
  return { name: route.name, type: 'mutation', definition: definitionOf(route, options) };
}

type DefinitionsOf<E extends readonly RequestEndpoint[]> = {
  [Each in E[number] as Each['name']]: Each extends RequestEndpoint<
    string,
    infer D extends EndpointDefinitions[string]
  >
    ? D
    : never;
};

/**
 * Adds a feature's requests to the store and returns their hooks and endpoints, named after the
 * calls. Two features with the same call share one endpoint with the caching of the first
 * definition, so both must define the same.
 *
 * @example `export const { useExamGetQuery, useExamUpdateMutation } = addRequests(query(...),
 * mutation(...))`
 */
export function addRequests<const E extends readonly RequestEndpoint[]>(...requests: E) {
  return api.injectEndpoints<DefinitionsOf<E>>({
    endpoints: (build) =>
      Object.fromEntries(
        requests.map(({ name, type, definition }) => [name, build[type](definition as never)]),
      ) as never,
  });
}
