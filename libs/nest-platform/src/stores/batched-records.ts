import { type Model, trusted } from 'mongoose';
import { BatchedCalls, type BatchOptions } from './batched-calls';
import { duplicatesOf, retryOnce } from './mongo-errors';

export interface FindOptions {
  /** Fields to read; all by default. */
  fields?: Readonly<Record<string, 0 | 1>>;
  /** Conditions common to all calls. */
  filter?: Readonly<Record<string, unknown>>;
}

/**
 * Finds records by an indexed field, in one command for concurrent callers.
 *
 * @example
 * this.byStudent = new BatchedFinds(this.attempts, 'student', { fields: { a: 0 } });
 * const own = await this.byStudent.find(studentId);
 */
export class BatchedFinds<Stored> {
  private readonly calls: BatchedCalls<string, Stored[]>;

  constructor(
    private readonly model: Model<Stored>,
    private readonly field: keyof Stored & string,
    private readonly options: FindOptions = {},
  ) {
    this.calls = new BatchedCalls((values) => this.read(values));
  }

  /** @returns the records with this value, unordered */
  find(value: { toString(): string }): Promise<Stored[]> {
    return this.calls.make(value.toString());
  }

  /** @returns a record with this value, or null */
  async findOne(value: { toString(): string }): Promise<Stored | null> {
    return (await this.find(value))[0] ?? null;
  }

  private async read(values: readonly string[]): Promise<Stored[][]> {
    const { field, model, options } = this;
    const [only] = values;
    const distinct = [...new Set(values)];
    // A single value becomes a plain equality, which every query planner handles best.
    const condition = distinct.length === 1 ? only : trusted({ $in: distinct });
    const found = await model
      .find({ [field]: condition, ...options.filter }, options.fields)
      .lean<Stored[]>()
      .exec();
    const byValue = new Map(distinct.map((value) => [value, [] as Stored[]]));
    for (const record of found) byValue.get(String(record[field]))?.push(record);
    return values.map((value) => byValue.get(value) ?? []);
  }
}

/** Inserts records durably, in one command for concurrent callers. */
export class BatchedInserts<Stored> {
  private readonly calls = new BatchedCalls<Stored, boolean>((records) => this.write(records));

  constructor(private readonly model: Model<Stored>) {}

  /** @returns false if a unique index refuses it, including a record stored by an earlier try */
  insert(record: Stored): Promise<boolean> {
    return this.calls.make(record);
  }

  private async write(records: readonly Stored[]): Promise<boolean[]> {
    const refused = new Set<number>();
    try {
      await retryOnce(() => this.model.insertMany(records as never, { ordered: false }));
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) throw error;
      for (const position of duplicates) refused.add(position);
    }
    return records.map((_, position) => !refused.has(position));
  }
}

/** A conditional change; `update` may be a pipeline. */
export interface Change {
  filter: Record<string, unknown>;
  update: Record<string, unknown> | Record<string, unknown>[];
}

/**
 * Makes conditional changes in one bulk write for concurrent callers. A bulk write reports only the
 * number of matches: if some did not match, halves are repeated until each outcome is known.
 *
 * A change must be idempotent: repeated, it matches again without effect, or `isDone` recognises
 * it.
 */
export class BatchedChanges<Stored> {
  private readonly calls: BatchedCalls<Change, boolean>;

  constructor(
    private readonly model: Model<Stored>,
    options?: BatchOptions,
  ) {
    this.calls = new BatchedCalls((changes) => this.write(changes), options);
  }

  /** @returns true if the condition of the change matched */
  make(change: Change): Promise<boolean> {
    return this.calls.make(change);
  }

  private async write(changes: readonly Change[]): Promise<(boolean | Error)[]> {
    const [only] = changes;
    if (only && changes.length === 1) return [await this.writeOne(only)];
    if ((await this.writeAll(changes)) === changes.length) return changes.map(() => true);
    const middle = Math.ceil(changes.length / 2);
    const halves = [changes.slice(0, middle), changes.slice(middle)];
    const outcomes: (boolean | Error)[] = [];
    // Sequential: the store writes one at a time anyway, and other saves can run in between.
    for (const half of halves)
      outcomes.push(...(await this.write(half).catch((error: unknown) => half.map(() => asError(error)))));
    return outcomes;
  }

  private async writeOne({ filter, update }: Change): Promise<boolean> {
    const options = Array.isArray(update) ? { updatePipeline: true } : {};
    const done = await retryOnce(() =>
      this.model.updateOne(filter as never, update as never, options).exec(),
    );
    return done.matchedCount === 1;
  }

  private async writeAll(changes: readonly Change[]): Promise<number> {
    const operations = changes.map((updateOne) => ({ updateOne }));
    const done = await retryOnce(() => this.model.bulkWrite(operations as never, { ordered: false }));
    return done.matchedCount;
  }
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)));
