import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StatementLinesQuery } from '@concord/contracts';
import {
  CHANGE_FIELD,
  duplicatesOf,
  listReader,
  type ListReader,
  type Page,
  SEARCH_FIELDS,
} from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { lineSearchFields } from './line-search';
import {
  type Confirmation,
  type LinePart,
  STATEMENT_LINE_MODEL,
  type StatementLineProjection,
  type StatementLineRecord,
} from './statement-line.schema';

const HIDDEN_FIELDS = [...SEARCH_FIELDS, CHANGE_FIELD];
const PROJECTION = HIDDEN_FIELDS.map((field) => `-${field}`).join(' ');
const BATCH = 500;
const SWEPT = 100;
/** Tries while others change a line. */
const TRIES = 20;

const LIST = {
  inMemory: {
    moment: 'createdAt',
    fields: ['state', 'kind', 'statement', 'day', 'amount', 'hasReversal'],
  },
};

/** A line about to be stored; its search fields are made here. */
export type NewLine = StatementLineProjection;
type LineRef = Pick<StatementLineProjection, '_id' | 'revision'>;
type LineUpdate = Parameters<Model<StatementLineRecord>['updateOne']>[1] & object;
/** A line whose confirmation began at this time. */
type ConfirmingLine = Pick<StatementLineProjection, '_id'> & Pick<Confirmation, 'since'>;

/** True for a line whose parts that are not reversed are less than its amount. */
const IS_PART_MISSING = {
  $lt: [
    {
      $sum: {
        $map: { input: '$parts', as: 'part', in: { $cond: ['$$part.isReversed', 0, '$$part.amount'] } },
      },
    },
    '$amount',
  ],
};

// A merge may change the parts meanwhile, so a confirmation is told by its time instead of the revision.
const ofConfirmation = ({ _id, since }: ConfirmingLine) => ({
  _id,
  state: 'confirming' as const,
  'confirmation.since': since,
});

/** Lines of statements. A change names the revision that was read. */
@Injectable()
export class StatementLinesRepository {
  private readonly lists: ListReader<StatementLineRecord>;

  constructor(@InjectModel(STATEMENT_LINE_MODEL) private readonly model: Model<StatementLineRecord>) {
    this.lists = listReader(model, LIST);
  }

  /** Prepares the long list, so that its first request is fast. */
  warmList(): Promise<void> {
    return this.lists.warm();
  }

  /**
   * Fingerprints that are stored for this account. An account that is not known may be any, so that a file is the same
   * whether or not it was read by a profile that names the account.
   */
  async known(prints: readonly string[], account: string): Promise<Set<string>> {
    const found = new Set<string>();
    for (let at = 0; at < prints.length; at += BATCH) {
      const some = trusted({ $in: prints.slice(at, at + BATCH) });
      const lines = await this.model.find({ print: some }, { print: 1, account: 1 }).lean();
      for (const line of lines)
        if (!line.account || !account || line.account === account) found.add(line.print);
    }
    return found;
  }

  /** Stores lines. @returns those that were not stored yet. */
  async add(lines: readonly NewLine[]): Promise<NewLine[]> {
    const stored: NewLine[] = [];
    for (let at = 0; at < lines.length; at += BATCH) {
      const some = lines.slice(at, at + BATCH);
      const refused = new Set(await this.insert(some));
      stored.push(...some.filter((_, index) => !refused.has(index)));
    }
    return stored;
  }

  private async insert(lines: readonly NewLine[]): Promise<number[]> {
    const records = lines.map((line) => ({ ...line, ...lineSearchFields(line) }));
    try {
      await this.model.insertMany(records, { ordered: false });
      return [];
    } catch (error) {
      const duplicates = duplicatesOf(error);
      if (!duplicates) throw error;
      return duplicates;
    }
  }

  async find(id: string): Promise<StatementLineProjection | undefined> {
    return (
      (await this.model.findOne({ _id: id }).select(PROJECTION).lean<StatementLineProjection>()) ?? undefined
    );
  }

  list({
    sort = 'day',
    state,
    kind,
    statement,
    reversed,
    ...page
  }: StatementLinesQuery): Promise<Page<StatementLineProjection>> {
    const filter = {
      ...(state && { state }),
      ...(kind && { kind }),
      ...(statement && { statement: new Types.ObjectId(statement) }),
      ...(reversed !== undefined && { hasReversal: reversed }),
    };
    const direction = sort.startsWith('-') ? -1 : 1;
    return this.lists.page<StatementLineProjection>(page, {
      sort: { [sort.replace('-', '')]: direction, _id: direction },
      filter,
      without: HIDDEN_FIELDS,
    });
  }

  /** Number of credits of a statement that wait for staff. */
  countOpen(statement: Types.ObjectId): Promise<number> {
    return this.lists.count({ statement, state: 'open' });
  }

  /** Takes an open line for a confirmation. @returns false if others changed it. */
  claim(line: LineRef, parts: readonly LinePart[], confirmation: Confirmation): Promise<boolean> {
    return this.change(
      line,
      { $set: { state: 'confirming', confirmation }, $push: { parts: { $each: [...parts] } } },
      'open',
    );
  }

  /** Takes over a confirmation that was not finished. @returns false if another process did. */
  takeOver(line: LineRef, confirmation: Confirmation): Promise<boolean> {
    return this.change(line, { $set: { confirmation } }, 'confirming');
  }

  /** Ends a confirmation that no other process took over. A part may have been reversed meanwhile. */
  async confirmed({ _id, since }: ConfirmingLine): Promise<void> {
    const stages = [
      { $set: { state: 'confirmed', hasReversal: IS_PART_MISSING, revision: { $add: ['$revision', 1] } } },
      { $unset: ['confirmation'] },
    ];
    await this.model.updateOne(ofConfirmation({ _id, since }), stages, { updatePipeline: true });
  }

  /** Gives up a confirmation before any of its payments was recorded. */
  async release(confirming: ConfirmingLine, payments: readonly string[]): Promise<void> {
    const parts = { payment: { $in: [...payments] } };
    await this.model.updateOne(ofConfirmation(confirming), {
      $set: { state: 'open' },
      $pull: { parts },
      $unset: { confirmation: 1 },
      $inc: { revision: 1 },
    });
  }

  skip(line: LineRef, skipped: StatementLineRecord['skipped']): Promise<boolean> {
    return this.change(line, { $set: { state: 'skipped', skipped } }, 'open');
  }

  /** Puts a line back into the queue. */
  reopen(line: LineRef, from: 'skipped' | 'confirmed'): Promise<boolean> {
    return this.change(line, { $set: { state: 'open' }, $unset: { skipped: 1 } }, from);
  }

  /** Notes that payments were reversed, on the lines that they came from. May run twice. */
  async reversed(payments: readonly string[]): Promise<void> {
    for (let tries = 0; tries < TRIES; tries += 1) if (await this.noteReversed(payments)) return;
    throw new Error('Others are changing the lines of these payments');
  }

  /** @returns false if others changed one of the lines. */
  private async noteReversed(payments: readonly string[]): Promise<boolean> {
    const filter = { 'parts.payment': trusted({ $in: [...payments] }) };
    const lines = await this.model.find(filter).select(PROJECTION).lean<StatementLineProjection[]>();
    let isWhole = true;
    for (const line of lines) {
      const isNew = (part: LinePart) => !part.isReversed && payments.includes(part.payment);
      if (!line.parts.some(isNew)) continue;
      const parts = line.parts.map((part) => (isNew(part) ? { ...part, isReversed: true } : part));
      if (!(await this.change(line, { $set: { parts, hasReversal: true } }, line.state))) isWhole = false;
    }
    return isWhole;
  }

  /** Lines whose confirmation has waited since before `moment`, at most 100. */
  confirmingSince(moment: Date): Promise<StatementLineProjection[]> {
    return this.model
      .find({ 'confirmation.since': trusted({ $lt: moment }) })
      .select(PROJECTION)
      .limit(SWEPT)
      .lean<StatementLineProjection[]>();
  }

  private async change(
    { _id, revision }: LineRef,
    change: LineUpdate,
    state: StatementLineRecord['state'],
  ): Promise<boolean> {
    const done = await this.model.updateOne({ _id, revision, state }, { ...change, $inc: { revision: 1 } });
    return done.matchedCount === 1;
  }
}
