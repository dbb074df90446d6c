/** Which page of a list to read, as the contracts' `paging` gives it. */
export interface PageQuery<Sort extends string = string> {
  /** From 1; without it the whole list is meant. */
  page?: number;
  pageSize: number;
  /** Typed text; blank means no search. */
  search?: string;
  /** `field` or `-field`. */
  sort?: Sort;
}

/**
 * One page of a list and how many items the whole list has. A repository returns a `Page` of records, its service
 * `page.map(toView)`, and a handler that returns it answers `items` with `total` as `X-Total-Count`.
 */
export class Page<T> {
  constructor(
    readonly items: T[],
    readonly total: number,
  ) {}

  map<U>(view: (item: T) => U): Page<U> {
    return new Page(
      this.items.map((item) => view(item)),
      this.total,
    );
  }
}
