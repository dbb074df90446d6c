/** Requested page of a list, as parsed by the contracts' `paging`. */
export interface PageQuery<Sort extends string = string> {
  /** Page from 1; absent for the whole list. */
  page?: number;
  pageSize: number;
  /** Search text; blank means no search. */
  search?: string;
  /** `field`, or `-field` for descending. */
  sort?: Sort;
}

/**
 * One page of a list and the number of items in the whole list. A repository returns a `Page` of
 * records, its service `page.map(toView)`, and a handler that returns it answers `items` with
 * `total` as `X-Total-Count`, and `X-Total-At-Least: true` if there are more.
 */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly total: number,
    /** The list is longer than `total`, because an exact count would be a scan. */
    readonly isAtLeast?: true,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(
      this.items.map((item) => view(item)),
      this.total,
      this.isAtLeast,
    );
  }
}
