import { addressOf, type AnyCallInput, type Route } from '@concord/contracts';

const API_ROOT = '/api/';

/**
 * URL of a call outside the store: a stream read with `fetch`, or a preload link.
 *
 * @example `fetch(callUrl(invigilationRoutes.monitor), { headers })`
 */
export const callUrl = (route: Pick<Route, 'path'>, input?: AnyCallInput): string =>
  `${API_ROOT}${addressOf(route, input).slice(1)}`;

/** URL of a stored file; a record's `url` is relative to the API's root. */
export function fileUrl(url: string): string {
  return /^(?:[a-z]+:|\/)/i.test(url) ? url : `${API_ROOT}${url}`;
}
