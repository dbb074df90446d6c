import { addressOf, type AnyCallInput, type Route } from '@concord/contracts';

const API_ROOT = '/api/';

/**
 * The address of a call for whatever is no request of the store: a stream read with `fetch`, a preload link.
 *
 * @example `fetch(callUrl(invigilationRoutes.monitor), { headers })`
 */
export const callUrl = (route: Pick<Route, 'path'>, input?: AnyCallInput): string =>
  `${API_ROOT}${addressOf(route, input).slice(1)}`;

/** The address of a stored file from the `url` that a record carries, which is relative to the API's root. */
export function fileUrl(url: string): string {
  return /^(?:[a-z]+:|\/)/i.test(url) ? url : `${API_ROOT}${url}`;
}
