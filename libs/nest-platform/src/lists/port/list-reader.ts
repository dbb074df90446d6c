import type { ExportCursor } from '@concord/contracts';
import type { Page, PageQuery } from '../../core/page';
import type { Searched } from './searched-text';

/** Field paths in order; the last one is unique, so that no record is on two pages. */
export type ListSort = Record<string, 1 | -1>;

/** Filter of the whole list. Values have their stored types; operators are marked by `trusted`. */
export type ListFilter = Record<string, unknown>;

/** Settings of the in-memory adapter alone. */
export interface InMemory {
  /** A time field that every record has, and that an index begins with. */
  moment: string;
  /** Paths of all filter and sort fields. */
  fields: readonly string[];
  /** Field with the time of change. Without `dateChanges`: a time field of records that lists see unchanged. */
  changedAt?: string;
  /** Maximum length in memory; longer lists are left to the store, for a service with less memory. */
  max?: number;
  /** Complete set of top-level fields in exports: an export that requests exactly these is made without the store. */
  kept?: readonly string[];
  /** Only searches are answered from memory, because indexes serve the rest. */
  searchesOnly?: boolean;
}

/** A list of a repository. */
export interface ListDefinition {
  /** Searched fields; without it, `words` and `beginnings` of `SearchFields`. */
  searched?: Searched;
  /**
   * Date field with a sparse index that few records have. A count of the records without it is
   * all minus those, because an index does not count absent fields.
   */
  absent?: string;
  inMemory?: InMemory;
}

export interface PageOptions {
  sort: ListSort;
  filter?: ListFilter;
  /** Fields not to read. */
  without?: readonly string[];
}

export interface AfterOptions {
  /** One field, and `_id` in the same direction unless the field is unique. */
  sort: ListSort;
  filter?: ListFilter;
  search?: string;
  /** Fields not to read; not the sort field. */
  without?: readonly string[];
  /** The only fields to read, including the sort field. */
  only?: readonly string[];
  /** Last row of the previous page. */
  after?: ExportCursor;
  limit: number;
}

/** Some records of a list, and the start of the next ones. */
export interface RowsAfter<Read> {
  readonly items: Read[];
  readonly next?: ExportCursor;
}

/**
 * Reads a list of one collection as plain objects: {@link listReader} chooses its adapter.
 *
 * @example
 * this.lists = listReader(model, { searched: { words: 'words', names: ['name'] }, inMemory: { moment, fields } });
 * this.lists.page<MailRow>(query, { sort: NEWEST_FIRST, filter, without: HIDDEN_FIELDS });
 */
export interface ListReader<Stored> {
  /** One page and the total, or the whole list if the query has no `page`. */
  page<Read = Stored>(query: PageQuery, options: PageOptions): Promise<Page<Read>>;
  /** Reads after a known record (keyset paging): no record is read twice, and each page costs the same. */
  after<Read = Stored>(options: AfterOptions): Promise<RowsAfter<Read>>;
  /** Exact number of matches. */
  count(filter?: ListFilter): Promise<number>;
  /** Prepares a long list for the first call; at the start of a process that serves lists. */
  warm(): Promise<void>;
}
