import type { z } from 'zod';
import type { Route } from './route';

/** The messages of a call, as Zod schemas. */
export interface CallSchemas {
  /** One sentence for the API's documentation. */
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  /** The answer's body; absent where it is a file or a stream. */
  answer?: z.ZodType;
  /** Request headers that the call reads, by name, each with a sentence for the API's documentation. */
  headers?: Readonly<Record<string, string>>;
  /** Status codes of the call's own refusals, beside 400, 401 and 403. */
  refusals?: readonly number[];
}

/** One call: its route joined with its schemas. Server, client, OpenAPI and the access tests are made from it. */
export type Call = Route & CallSchemas;

type Joined<R, S> = { readonly [N in keyof R & keyof S]: R[N] & S[N] };

/** Joins the routes of an area with their schemas; every route needs its schemas and every schema its route. */
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

/** The parameters of a call's path, by name. */
export type ParamsOf<C> = C extends { path: infer P extends string }
  ? { [N in ParamName<P>]: string }
  : never;
/** The body after defaults and normalisation, as a handler receives it. */
export type BodyOf<C> = C extends { body: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The body as a client sends it, before defaults and normalisation. */
export type BodyInputOf<C> = C extends { body: infer S extends z.ZodType } ? z.input<S> : undefined;
/** The query after defaults, as a handler receives it. */
export type QueryOf<C> = C extends { query: infer S extends z.ZodType } ? z.output<S> : undefined;
/** The query as a client sends it. */
export type QueryInputOf<C> = C extends { query: infer S extends z.ZodType } ? z.input<S> : undefined;
/** What the call answers with; `never` where that is a file or a stream. */
export type AnswerOf<C> = C extends { answer: infer S extends z.ZodType } ? z.output<S> : never;
