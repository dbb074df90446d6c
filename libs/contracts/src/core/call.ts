import type { z } from 'zod';
import type { Route } from './route';

/** Zod schemas of a call's messages. */
export interface CallSchemas {
  /** One sentence for the API's documentation. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** Schema of the answer's body; absent for files and streams. */
  answer?: z.ZodType;
  /** Request headers that the call reads: name and one sentence for the API's documentation. */
  headers?: Readonly<Record<string, string>>;
  /** Status codes of the call's own refusals, in addition to 400, 401 and 403. */
  refusals?: readonly number[];
}

/** A call: a route with its schemas. Server, client, OpenAPI and the access tests derive from it. */
export type Call = Route & CallSchemas;

type Joined<R, S> = { readonly [N in keyof R & keyof S]: R[N] & S[N] };

/** Joins the routes of an area with their schemas. The compiler requires both for every call. */
export function defineCalls<R extends Record<string, Route>, const S extends { [N in keyof R]: CallSchemas }>(
  routes: R,
  schemas: S & Record<Exclude<keyof S, keyof R>, never>,
): Joined<R, S> {
  const joined = Object.entries(routes).map(([name, route]) => [name, { ...route, ...schemas[name] }]);
  return Object.fromEntries(joined) as Joined<R, S>;
}

type ParamName<P> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;

/** Path parameters of a call, by name. */
export type ParamsOf<C> = C extends { path: infer P extends string }
  ? { [N in ParamName<P>]: string }
  : never;
/** Parsed body, as a handler receives it. */
export type BodyOf<C> = C extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
/** Body as a client sends it, before defaults and normalisation. */
export type BodyInputOf<C> = C extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
/** Parsed query, as a handler receives it. */
export type QueryOf<C> = C extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
/** Query as a client sends it. */
export type QueryInputOf<C> = C extends { query: infer S extends z.ZodType } ? z.input<S> : undefined;
/** Answer's body; `never` for files and streams. */
export type AnswerOf<C> = C extends { answer: infer S extends z.ZodType } ? z.output<S> : never;
