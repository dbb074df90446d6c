import { setTimeout as delay } from 'node:timers/promises';
import type { ExportCursor } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { log } from '../../core/logger';
import { CHANGE_FIELD } from './change-dates';
import { DeletionWatch } from './list-deletions';
import { loadTable } from './list-loader';
import { listSizes } from './list-sizes';
import { ListTable, type TableQuery, type TableRecord } from './list-table';
import { countRecords } from './long-counts';
import { type Projection, projectionFor } from '../../stores/projection';
import type { InMemory } from '../port/list-reader';
import type { Searched } from '../port/searched-text';

/** Overlap of consecutive reads of changes: clocks differ by up to 5 s, and a write takes a while. */
const OVERLAP_MS = 10_000;
/** Longer overlap, at intervals, for delayed writes. */
const [LONG_OVERLAP_MS, LONG_OVERLAP_EVERY_MS] = [180_000, 60_000];
/** Interval of full reloads, which find writes without a change date: manual ones, or those of the previous version. */
const RELOAD_MS = 60 * 60 * 1000;
/** Interval of full reloads if records were deleted. */
const RELOAD_DELETED_MS = 5 * 60 * 1000;
/**
 * Maximum records read by id at once. The launcher's store blocks meanwhile, and reads 500 in half
 * a second, 50 in 18 ms.
 */
const READ_AT_ONCE = 50;

/** Tables load one after the other, because each keeps the store half busy. */
let latestLoad: Promise<void> = Promise.resolve();

interface ListIndexOptions extends InMemory {
  /** Words take most of the memory. */
  searched?: Searched;
}

/**
 * In-memory index of a long list's filter, sort and search fields, so that any page and filter
 * costs the store one read of its records by id. Changes are read before each answer, so an answer
 * reflects all writes that ended before the request, including those of other processes. Without a
 * table (the list is short, or its table is loading) answers are undefined, and the store is used.
 *
 * The schema must have {@link dateChanges}, or {@link recordDeletions} and its own `changedAt`.
 *
 * @example
 * const index = new ListIndex(model, { moment: 'createdAt', fields: ['createdAt', 'status'] });
 * const known = await index.page(query, { skip, limit, fields });
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

  /** Texts compared by a scanning search: if no words are stored, and in a short list with names. */
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

  /** Records of one page, and the total. */
  async page<Read>(
    query: TableQuery,
    { skip, limit, fields }: { skip: number; limit: number; fields: Projection },
  ): Promise<{ items: Read[]; total: number } | undefined> {
    for (;;) {
      const table = await this.currentFor(query);
      const found = table?.page(query, skip, limit);
      if (!table || !found) return undefined;
      const items = await this.records<Read>(table, found.ids, fields);
      // Deleted records are out of the table now.
      if (items.length === found.ids.length) return { items, total: found.total };
    }
  }

  /** Records after a known one, in list order. */
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

  /** Number of matches of a filter. */
  async count(filter: TableQuery['filter']): Promise<number | undefined> {
    return (await this.current())?.count(filter);
  }

  /** Starts loading the table if the list is long. Call it at the start of a process that serves lists. */
  async warm(): Promise<void> {
    await this.current();
    await this.loading;
  }

  /** The table; a search of names waits while it loads. */
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

  /** True if the table may contain deleted records with unknown ids. The clocks of two processes differ. */
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
      // A new table lacks the records deleted so far; the present table drops them with the next
      // answer.
      await this.deletions.read();
    }
    // A second table beside the first would double the memory.
    const table = asIs ?? new ListTable(columns, searched, isKept ? kept : undefined);
    table.beginSweep();
    await loadTable(table, { model, moment, fields: table.reads }, this.closed.signal);
    // Records that changed during the load may have been read before their change.
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

  /** Reads all changes until now. Callers share a read that starts after all of their calls. */
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
    // The clock may have been set back.
    await this.readChanges(table, Math.min(this.readAt, now) - (isLong ? LONG_OVERLAP_MS : OVERLAP_MS));
    this.readAt = now;
    if (isLong) this.readLongAt = now;
  }

  private async readChanges(table: ListTable, since: number): Promise<void> {
    const { changedAt = CHANGE_FIELD } = this.options;
    const changed = await this.model
      .find({ [changedAt]: trusted({ $gt: new Date(since) }) }, projectionFor({ only: table.reads }))
      .lean<TableRecord[]>()
      .exec();
    table.put(changed);
    for (const id of await this.deletions.read()) table.remove(id);
  }

  /** Records in the order of the ids; missing ones are skipped and removed from the table. */
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
