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

/** What a client gives to make a call: the parameters of its path, its query and its body, as far as it has them. */
export type CallInput<C> = ParamsPart<C> & QueryPart<C> & BodyPart<C>;

/** The parts of {@link CallInput} when the call is not known by type. */
export interface AnyCallInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/**
 * The address of a call below the API's root, as `/student/6f…?page=2`: parameters are escaped, empty parts of the
 * query are left out.
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
