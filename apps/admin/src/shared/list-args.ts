/** What a list asks the server for. */
export interface ListArgs {
  readonly page: number;
  readonly pageSize: number;
  readonly search: string;
}
