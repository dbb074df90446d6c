import type { BodyInputOf, ParamsOf, QueryInputOf } from './call';
import type { Route } from './route';

type Empty = Record<never, never>;

type ParamsPart<C> = keyof ParamsOf<C> extends never ? Empty : { readonly params: ParamsOf<C> };
type QueryPart<C> = [QueryInputOf<C>] extends [undefined]
  ? Empty
  : Empty extends QueryInputOf<C>
    ? { readonly query?: QueryInputOf<C> }
    : { readonly query: QueryInputOf<C> };
type BodyPart<C> = [BodyInputOf<C>] extends [undefined] ? Empty : { readonly body: BodyInputOf<C> };

/** Arguments of a call: path parameters, query and body, as far as the call has them. */
export type CallInput<C> = ParamsPart<C> & QueryPart<C> & BodyPart<C>;

/** {@link CallInput} for a call whose type is not known. */
export interface AnyCallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * Builds the URL of a call below the API's root, e.g. `/student/6f…?page=2`. Escapes parameters and
 * omits empty query values.
 */
export function addressOf(
  { path }: Pick<Route, 'path'>,
  { params = {}, query = {} }: AnyCallInput = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const sent = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') sent.set(name, String(value));
  }
  return sent.size > 0 ? `${filled}?${sent}` : filled;
}
