import type { ExportCursor } from '@concord/contracts';
import { mongo } from 'mongoose';
import { byKey, type Column, type Key, MomentColumn, type RowTest, ValueColumn } from './list-columns';
import { PackedRecords } from './packed-records';
import { valueAt } from '../../stores/projection';
import { type Searched, searchedPaths, searchedText } from '../port/searched-text';
import { TextSearches } from './text-searches';

const { BSON } = mongo;

/** Record read for a table: its id, and filter, sort and search fields. */
export type TableRecord = { _id: { toString(): string } } & Record<string, unknown>;

export interface TableField {
  /** E.g. `sortKeys.surname`. */
  path: string;
  isMoment: boolean;
}

export interface TableQuery {
  /** Sort field; ids follow in the same direction. */
  sort: { field: string; direction: 1 | -1 };
  filter: Record<string, unknown>;
  search?: string;
}

/** Number of changes from which an order is sorted again: each single change copies it. */
const RESORTED_FROM = 200;
/** Number of filters with cached totals. */
const TOTALS_KEPT = 200;

/**
 * In-memory table of a long list's ids with filter, sort and search fields. Answers are `undefined`
 * if a query uses an unknown field.
 */
export class ListTable {
  private readonly ids: string[] = [];
  private readonly rows = new Map<string, number>();
  private readonly columns: Map<string, Column>;
  private readonly searches = new TextSearches();
  /** Cached totals by filter until a row changes: a repeated filter only walks to the page. */
  private readonly totals = new Map<string, number>();
  /** Row orders by field, ascending; built on first use. */
  private readonly orders = new Map<string, Uint32Array>();
  private readonly records?: PackedRecords;
  /** Fields required of added records, none of which is part of another. */
  readonly reads: readonly string[];
  /** 1 for each row added since the sweep began. */
  private seen?: Uint8Array;

  /** @param keeps top-level fields returned by {@link ListTable.recordsOf}; none by default */
  constructor(
    fields: readonly TableField[],
    private readonly searched: Searched | undefined,
    readonly keeps?: readonly string[],
  ) {
    const kept = keeps ?? [];
    if (keeps) this.records = new PackedRecords(keeps);
    const isWhole = (path: string) => !kept.some((name) => path.startsWith(`${name}.`));
    const paths = fields.map(({ path }) => path).filter(isWhole);
    const texts = searched ? searchedPaths(searched) : [];
    this.reads = [...new Set([...paths, ...texts.filter(isWhole), ...kept])];
    const column = ({ path, isMoment }: TableField) =>
      [path, isMoment ? new MomentColumn() : new ValueColumn()] as const;
    this.columns = new Map(fields.map(column));
  }

  get size(): number {
    return this.rows.size;
  }

  /** Adds or replaces records. Unchanged ones cost only a comparison. */
  put(records: readonly TableRecord[]): void {
    this.noteSeen(records);
    const changed = records.filter((record) => !this.has(record));
    if (changed.length >= RESORTED_FROM) this.orders.clear();
    if (changed.length > 0) this.totals.clear();
    for (const record of changed) {
      const id = record._id.toString();
      const known = this.rows.get(id);
      const row = known ?? this.ids.push(id) - 1;
      this.rows.set(id, row);
      for (const [path, column] of this.columns) {
        const value = valueAt(record, path);
        if (known !== undefined && column.has(row, value)) continue;
        this.place(path, column, row, known !== undefined, () => column.set(row, value));
      }
      if (this.searched) this.searches.set(row, searchedText(this.searched, record));
      this.records?.set(row, record);
    }
  }

  /** Starts tracking which records are added. */
  beginSweep(): void {
    this.seen = new Uint8Array(this.ids.length);
  }

  /** Removes records not added since the sweep began. */
  sweep(): void {
    const seen = this.seen ?? new Uint8Array();
    this.seen = undefined;
    const gone = [...this.rows].flatMap(([id, row]) => (row < seen.length && seen[row] !== 1 ? id : []));
    if (gone.length >= RESORTED_FROM) this.orders.clear();
    for (const id of gone) this.remove(id);
  }

  private noteSeen(records: readonly TableRecord[]): void {
    const { seen } = this;
    if (!seen) return;
    for (const { _id } of records) {
      const row = this.rows.get(_id.toString());
      // Rows added in the meantime are beyond the array.
      if (row !== undefined && row < seen.length) seen[row] = 1;
    }
  }

  private has(record: TableRecord): boolean {
    const row = this.rows.get(record._id.toString());
    if (row === undefined) return false;
    if (this.searched && !this.searches.has(row, searchedText(this.searched, record))) return false;
    if (this.records && !this.records.has(row, record)) return false;
    return [...this.columns].every(([path, column]) => column.has(row, valueAt(record, path)));
  }

  /** Records from the table; undefined if other fields are kept. */
  recordsOf(ids: readonly string[], fields: readonly string[]): Record<string, unknown>[] | undefined {
    const { records } = this;
    if (!records?.hasExactly(fields)) return undefined;
    return ids.map((id) => records.get(this.rows.get(id) ?? -1));
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.totals.clear();
    for (const [path, order] of this.orders) this.orders.set(path, this.without(path, order, row));
    this.rows.delete(id);
    if (this.searched) this.searches.set(row, '');
    this.records?.clear(row);
  }

  /** Number of matches of a filter. */
  count(filter: TableQuery['filter']): number | undefined {
    const test = this.testOf(filter);
    if (!test) return undefined;
    let total = 0;
    for (const row of this.rows.values()) if (test(row)) total += 1;
    return total;
  }

  /** Ids of one page, and the total. */
  page(query: TableQuery, skip: number, limit: number): { ids: string[]; total: number } | undefined {
    const { field, direction } = query.sort;
    const test = this.testOf(query.filter, query.search);
    const order = this.orderOf(field);
    if (!test || !order) return undefined;
    const key = BSON.EJSON.stringify([query.filter, query.search ?? '']);
    const known = this.totals.get(key);
    const ids: string[] = [];
    let total = 0;
    const last = order.length - 1;
    for (let at = 0; at <= last && (known === undefined || ids.length < limit); at += 1) {
      const row = order[direction === 1 ? at : last - at] ?? 0;
      if (!test(row)) continue;
      if (total >= skip && ids.length < limit) ids.push(this.ids[row] ?? '');
      total += 1;
    }
    if (known === undefined) this.keepTotal(key, total);
    return { ids, total: known ?? total };
  }

  /** Ids that follow a record, or the first ones. */
  after(query: TableQuery, cursor: ExportCursor | undefined, limit: number): string[] | undefined {
    const { field, direction } = query.sort;
    const test = this.testOf(query.filter, query.search);
    const order = this.orderOf(field);
    if (!test || !order) return undefined;
    const start = direction === 1 ? 0 : order.length - 1;
    const ids: string[] = [];
    let at = cursor ? this.positionBeyond(field, order, cursor, direction) : start;
    for (; at >= 0 && at < order.length && ids.length < limit; at += direction) {
      const row = order[at] ?? 0;
      if (test(row)) ids.push(this.ids[row] ?? '');
    }
    return ids;
  }

  private keepTotal(key: string, total: number): void {
    if (this.totals.size === TOTALS_KEPT) this.totals.clear();
    this.totals.set(key, total);
  }

  private testOf(filter: TableQuery['filter'], search?: string): RowTest | undefined {
    const tests: (RowTest | undefined)[] = [];
    const typed = search?.trim();
    // Evaluated first, as it leaves few rows to the conditions.
    if (typed) tests.push(this.searched ? this.searches.test(typed) : undefined);
    for (const [name, condition] of Object.entries(filter)) tests.push(this.testOfCondition(name, condition));
    return allOf(tests);
  }

  private testOfCondition(name: string, condition: unknown): RowTest | undefined {
    if (name !== '$or' && name !== '$and') return this.columns.get(name)?.test(condition);
    const parts = (condition as TableQuery['filter'][]).map((part) => this.testOf(part));
    return name === '$and' ? allOf(parts) : anyOf(parts);
  }

  private orderOf(path: string): Uint32Array | undefined {
    const column = this.columns.get(path);
    const known = this.orders.get(path);
    if (known || !column) return known;
    const rank = column.ranks();
    const order = Uint32Array.from(this.rows.values());
    order.sort((a, b) => {
      const [first, second] = [rank(a), rank(b)];
      return first === second ? byKey(this.ids[a] ?? '', this.ids[b] ?? '') : first < second ? -1 : 1;
    });
    this.orders.set(path, order);
    return order;
  }

  /** Writes a field of a row, and moves the row in the field's order. */
  private place(path: string, column: Column, row: number, isKnown: boolean, write: () => void): void {
    const order = this.orders.get(path);
    if (!order) return write();
    const before = isKnown ? column.key(row) : undefined;
    const others = isKnown ? this.without(path, order, row) : order;
    write();
    if (before === column.key(row)) return;
    const at = this.firstNotBelow(path, others, column.key(row), this.ids[row] ?? '');
    const longer = new Uint32Array(others.length + 1);
    longer.set(others.subarray(0, at));
    longer[at] = row;
    longer.set(others.subarray(at), at + 1);
    this.orders.set(path, longer);
  }

  private without(path: string, order: Uint32Array, row: number): Uint32Array {
    const at = this.firstNotBelow(path, order, this.columns.get(path)?.key(row) ?? '', this.ids[row] ?? '');
    const shorter = new Uint32Array(order.length - 1);
    shorter.set(order.subarray(0, at));
    shorter.set(order.subarray(at + 1), at);
    return shorter;
  }

  /** Position in the order after a record. */
  private positionBeyond(path: string, order: Uint32Array, cursor: ExportCursor, direction: 1 | -1): number {
    const key = cursor.moment === undefined ? (cursor.text ?? '') : Date.parse(cursor.moment);
    const at = this.firstNotBelow(path, order, key, cursor.id);
    if (direction === -1) return at - 1;
    return this.ids[order[at] ?? -1] === cursor.id ? at + 1 : at;
  }

  private firstNotBelow(path: string, order: Uint32Array, key: Key, id: string): number {
    const column = this.columns.get(path);
    let [low, high] = [0, order.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      const row = order[middle] ?? 0;
      const compared = column ? byKey(column.key(row), key) : 0;
      if (compared < 0 || (compared === 0 && (this.ids[row] ?? '') < id)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

const isTest = (test: RowTest | undefined): test is RowTest => test !== undefined;

function allOf(tests: readonly (RowTest | undefined)[]): RowTest | undefined {
  if (!tests.every(isTest)) return undefined;
  const [first = () => true, second, ...others] = tests;
  if (!second) return first;
  return others.length === 0 ? (row) => first(row) && second(row) : (row) => tests.every((test) => test(row));
}

function anyOf(tests: readonly (RowTest | undefined)[]): RowTest | undefined {
  return tests.every(isTest) ? (row) => tests.some((test) => test(row)) : undefined;
}
