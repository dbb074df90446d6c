/** The parts of a query's state that pages and lists use. */
export interface QueryState<Data> {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}
