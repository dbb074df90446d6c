import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';

/** One page of a list and how many there are in all. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
}

/**
 * For an endpoint's `transformResponse`: the array with the total that the server sends in `X-Total-Count`, or the
 * array's own length where it sends none.
 */
export function listPage<Item>(items: Item[], meta: FetchBaseQueryMeta | undefined): ListPage<Item> {
  const header = meta?.response?.headers.get('x-total-count');
  return { items, total: header && /^\d+$/.test(header) ? Number(header) : items.length };
}
