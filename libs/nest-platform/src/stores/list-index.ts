import { setTimeout as delay } from 'node:timers/promises';
import type { ExportCursor } from '@concord/contracts';
import { type Model, type Schema, trusted } from 'mongoose';
import { log } from '../core/logger';
import { DeletionWatch, noteDeletions } from './list-deletions';
import { loadTable } from './list-loader';
import { listSizes } from './list-sizes';
import { ListTable, type TableQuery, type TableRecord } from './list-table';
import { countRecords } from './long-counts';
import { type Projection, projectionFor } from './projection';
import type { Searched } from './searched-text';

const CHANGED_AT = 'changedAt';

/** Changes are read again from so long before the last reading on: clocks differ by up to 5 s, and a write takes a while. */
const OVERLAP_MS = 10_000;
/** Now and then from longer ago: for a write that was held up. */
const [LONG_OVERLAP_MS, LONG_OVERLAP_EVERY_MS] = [180_000, 60_000];
/** A table is read anew after so long, which finds what was stored without a date of change: by hand, or by a process of the release before. */
const RELOAD_MS = 60 * 60 * 1000;
/** And after so long when records were deleted meanwhile. */
const RELOAD_DELETED_MS = 5 * 60 * 1000;
/**
 * Records that are read by their ids at once. The launcher's store does nothing else meanwhile, and reads 500 in half a
 * second, 50 in 18 ms.
 */
const READ_AT_ONCE = 50;

/** Tables are read one after the other: the store is half busy meanwhile. */
let latestLoad: Promise<void> = Promise.resolve();

/**
 * Dates each change that mongoose makes, and notes deletions, which {@link ListIndex} needs; `collection` of the driver it
 * does not see.
 *
 * @example
 * dateChanges(mailSchema);
 */
export function dateChanges(schema: Pick<Schema, 'index' | 'post' | 'set'>): void {
  schema.set('timestamps', { createdAt: false, updatedAt: CHANGED_AT });
  // What changed since lists were asked for last.
  schema.index({ [CHANGED_AT]: 1 });
  noteDeletions(schema);
}

/** The field that {@link dateChanges} adds, to leave it out of what is read. */
export const CHANGE_FIELD = CHANGED_AT;

export interface ListIndexOptions {
  /** A moment that each record has, and that an index begins with. */
  moment: string;
  /** Paths of all that lists filter and sort by. */
  fields: readonly string[];
  /** What lists search; the words take most of the memory. */
  searched?: Searched;
  /** When a record changed. Without {@link dateChanges}: a moment, where nothing changes of what lists read. */
  changedAt?: string;
  /** A longer list is left to the store, for a service with less memory. */
  max?: number;
  /**
   * Top-level fields that files show, and no others: a file of the list that asks for exactly these is made without the
   * store.
   */
  kept?: readonly string[];
}

/**
 * Keeps in memory what a long list is filtered, sorted and searched by, so that a page costs the store one reading of
 * its records by their ids, however deep it is and whatever the filter. What changed is read before each answer, so an
 * answer tells of all writes that ended before it was asked for, those of other processes too. Without a table (the list
 * is short, or its table is being read) answers are undefined, and the store is asked.
 *
 * The schema must have {@link dateChanges}, or {@link noteDeletions} and a `changedAt` of its own.
 *
 * @example
 * this.index = new ListIndex(model, { moment: 'createdAt', fields: ['createdAt', 'status'], searched: { words: 'words' } });
 * return findPage(model, query, { sort: NEWEST_FIRST, filter, index: this.index });
 */
export class ListIndex<Stored> {
  private table?: ListTable;
  private loadedAt = 0;
  private begunAt = 0;
  private readAt = 0;
  private readLongAt = 0;
  private loading?: Promise<void>;
  private reading?: Promise<void>;
  private next?: Promise<void>;
  private readonly closed = new AbortController();
  private readonly deletions: DeletionWatch<Stored>;

  constructor(
    private readonly model: Model<Stored>,
    private readonly options: ListIndexOptions,
  ) {
    this.deletions = new DeletionWatch(model);
  }

  /** The field of stored words that the store searches without a table. */
  get storedWords(): string | undefined {
    return this.options.searched?.words;
  }

  /** What a search compares that walks through the list: where no words are stored, and in a short list with names. */
  async scanned(): Promise<Searched | undefined> {
    const { searched } = this.options;
    if (!searched?.words) return searched;
    const isShort = searched.names && (await countRecords(this.model)) < this.least;
    return isShort ? searched : undefined;
  }

  private get least(): number {
    const { min, namedMin } = listSizes;
    return this.options.searched?.names ? Math.min(min, namedMin) : min;
  }

  /** The records of one page, and how many there are in all. */
  async page<Read>(
    query: TableQuery,
    { skip, limit, fields }: { skip: number; limit: number; fields: Projection },
  ): Promise<{ items: Read[]; total: number } | undefined> {
    for (;;) {
      const table = await this.currentFor(query);
      const found = table?.page(query, skip, limit);
      if (!table || !found) return undefined;
      const items = await this.records<Read>(table, found.ids, fields);
      // Deleted ones are out of the table now.
      if (items.length === found.ids.length) return { items, total: found.total };
    }
  }

  /** Records after a known one, in the order of the list. */
  async after<Read>(
    query: TableQuery,
    { cursor, limit, fields }: { cursor?: ExportCursor; limit: number; fields: Projection },
  ): Promise<Read[] | undefined> {
    for (;;) {
      const table = await this.currentFor(query);
      const ids = table?.after(query, cursor, limit);
      if (!table || !ids) return undefined;
      const kept = this.mayHaveDeleted() ? undefined : table.recordsOf(ids, Object.keys(fields));
      if (kept) return kept as Read[];
      const items = await this.records<Read>(table, ids, fields);
      if (items.length === ids.length) return items;
    }
  }

  /** How many records a filter finds. */
  async count(filter: TableQuery['filter']): Promise<number | undefined> {
    return (await this.current())?.count(filter);
  }

  /** Begins to read the table, where the list is long. Call it at the start of a process that is asked for lists. */
  async warm(): Promise<void> {
    await this.current();
    await this.loading;
  }

  /** The table, for which a search of names waits while it is being read. */
  private async currentFor({ search }: TableQuery): Promise<ListTable | undefined> {
    const table = await this.current();
    if (table || !this.loading || !search?.trim() || !this.options.searched?.names) return table;
    const timer = new AbortController();
    const waited = delay(listSizes.namedWait, undefined, { signal: timer.signal, ref: false });
    await Promise.race([this.loading, waited.catch(() => undefined)]);
    timer.abort();
    return this.table && this.current();
  }

  /** The table with all changes until now. */
  private async current(): Promise<ListTable | undefined> {
    const records = this.table?.size ?? (await countRecords(this.model));
    const { max, loaded } = listSizes;
    loaded.delete(this);
    const others = [...loaded.values()].reduce((sum, size) => sum + size, 0);
    const { max: own = Infinity } = this.options;
    if (records < this.least || records > own || records + others > max) {
      this.table = undefined;
      return undefined;
    }
    if (this.table) loaded.set(this, records);
    if (!this.table) {
      this.load();
      return undefined;
    }
    await this.catchUp();
    const now = Date.now();
    if (now - this.loadedAt > (this.mayHaveDeleted() ? RELOAD_DELETED_MS : RELOAD_MS)) this.load();
    return this.table;
  }

  /** Whether the table may have records that are deleted: which ones, nobody noted. The clocks of two processes differ. */
  private mayHaveDeleted(): boolean {
    return this.deletions.unlistedAt > this.begunAt - OVERLAP_MS;
  }

  private load(): void {
    if (this.loading) return;
    const close = () => this.closed.abort();
    this.model.db.once('close', close);
    latestLoad = latestLoad
      .then(() => this.loadNew())
      .catch((error: unknown) => {
        if (!this.closed.signal.aborted)
          log.warn({ err: error, list: this.model.modelName }, 'A list could not be read into memory');
      })
      .finally(() => {
        this.model.db.off('close', close);
        this.loading = undefined;
      });
    this.loading = latestLoad;
  }

  private async loadNew(): Promise<void> {
    const startedAt = Date.now();
    const { model } = this;
    const { moment, fields, searched, kept } = this.options;
    const isKept = kept && (await countRecords(model)) <= listSizes.keptMax;
    const isMoment = (path: string) => model.schema.path(path)?.instance === 'Date';
    const columns = [...new Set([moment, ...fields])].map((path) => ({ path, isMoment: isMoment(path) }));
    const asIs = this.table?.keeps === (isKept ? kept : undefined) ? this.table : undefined;
    if (!asIs) {
      this.table = undefined;
      // A new table has none of those that are noted now; the one that is there drops them with the next answer.
      await this.deletions.read();
    }
    // A second table beside the first would double the memory.
    const table = asIs ?? new ListTable(columns, searched, isKept ? kept : undefined);
    table.beginSweep();
    await loadTable(table, { model, moment, fields: table.reads }, this.closed.signal);
    // What changed meanwhile may have been read before it did.
    await this.readChanges(table, startedAt - OVERLAP_MS);
    table.sweep();
    this.table = table;
    listSizes.loaded.set(this, table.size);
    this.begunAt = startedAt;
    this.loadedAt = Date.now();
    const ms = this.loadedAt - startedAt;
    log.info({ list: model.modelName, records: table.size, ms }, 'A list was read into memory');
    this.readAt = startedAt;
  }

  /** Reads what changed until now. Callers share a reading that begins after all of them called. */
  private catchUp(): Promise<void> {
    if (!this.reading) {
      this.reading = this.readSinceLast().finally(() => (this.reading = undefined));
      return this.reading;
    }
    this.next ??= this.reading
      .catch(() => undefined)
      .then(() => {
        this.next = undefined;
        return this.catchUp();
      });
    return this.next;
  }

  private async readSinceLast(): Promise<void> {
    const { table } = this;
    if (!table) return;
    const now = Date.now();
    const isLong = now - this.readLongAt > LONG_OVERLAP_EVERY_MS;
    // The clock may have been put back.
    await this.readChanges(table, Math.min(this.readAt, now) - (isLong ? LONG_OVERLAP_MS : OVERLAP_MS));
    this.readAt = now;
    if (isLong) this.readLongAt = now;
  }

  private async readChanges(table: ListTable, since: number): Promise<void> {
    const { changedAt = CHANGED_AT } = this.options;
    const changed = await this.model
      .find({ [changedAt]: trusted({ $gt: new Date(since) }) }, projectionFor({ only: table.reads }))
      .lean<TableRecord[]>()
      .exec();
    table.put(changed);
    for (const id of await this.deletions.read()) table.remove(id);
  }

  /** Records in the order of the ids, without those that are gone, which leave the table as well. */
  private async records<Read>(table: ListTable, ids: readonly string[], fields: Projection): Promise<Read[]> {
    const found = new Map<string, Read>();
    for (let at = 0; at < ids.length; at += READ_AT_ONCE) {
      const some = ids.slice(at, at + READ_AT_ONCE);
      const rows = this.model.find({ _id: trusted({ $in: some }) }, fields);
      for (const record of await rows.lean<Read[]>().exec()) found.set(idOf(record), record);
    }
    return ids.flatMap((id) => {
      const record = found.get(id);
      if (!record) table.remove(id);
      return record ?? [];
    });
  }
}

const idOf = (record: unknown) => String((record as { _id: unknown })._id);
