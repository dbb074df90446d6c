import type { Connection, mongo } from 'mongoose';
import sift from 'sift';
import type { SentCommand } from './sent-commands';

/** What a call costs the store. */
export interface StoreCost {
  commands: number;
  /** Entries of indexes that it writes, that of `_id` included; a change of an entry counts once. */
  indexEntries: number;
  /** Indexes of the collections that it writes, that of `_id` included: some servers work on each at any change. */
  indexes: number;
}

type Index = mongo.IndexDescriptionInfo;
type Document = Record<string, unknown>;
interface Write {
  documents?: Document[];
  updates?: { u: unknown }[];
}

/** Collections of the platform's own housekeeping, which a call does not cause. */
const HOUSEKEEPING = new Set(['platform', 'presence']);
/** What drivers say for themselves. */
const OF_THE_DRIVER = new Set([
  'hello',
  'ismaster',
  'ping',
  'saslStart',
  'saslContinue',
  'endSessions',
  'buildInfo',
]);

const verbOf = (command: SentCommand) => Object.keys(command)[0] ?? '';
const collectionOf = (command: SentCommand) => String(command[verbOf(command)]);
const isWrite = (command: SentCommand) => 'documents' in command || 'updates' in command;
const isOfACall = (command: SentCommand) =>
  !OF_THE_DRIVER.has(verbOf(command)) && !HOUSEKEEPING.has(collectionOf(command));

/** Works out what commands cost by the indexes that the database has: so an index that is added costs, too. */
export class StoreCosts {
  private readonly indexes = new Map<string, Promise<Index[]>>();

  constructor(private readonly db: Connection) {}

  async of(sent: readonly SentCommand[]): Promise<StoreCost> {
    const commands = sent.filter(isOfACall);
    const entries = await Promise.all(commands.map((command) => this.entriesOf(command)));
    const written = [...new Set(commands.filter(isWrite).map(collectionOf))];
    const indexes = await Promise.all(written.map((collection) => this.indexesOf(collection)));
    return {
      commands: commands.length,
      indexEntries: entries.reduce((sum, count) => sum + count, 0),
      indexes: indexes.flat().length,
    };
  }

  /**
   * The cost of a call: the least of some samples, because rereads of what is cached and rounds of tasks fall into some.
   * @param sample makes the call once and gives the commands sent meanwhile
   */
  async least(samples: number, sample: () => Promise<readonly SentCommand[]>): Promise<StoreCost> {
    const costs: StoreCost[] = [];
    for (let made = 0; made < samples; made += 1) costs.push(await this.of(await sample()));
    const least = (field: keyof StoreCost) => Math.min(...costs.map((cost) => cost[field]));
    return {
      commands: least('commands'),
      indexEntries: least('indexEntries'),
      indexes: least('indexes'),
    };
  }

  private async entriesOf(command: SentCommand): Promise<number> {
    const { documents, updates } = command as Write;
    if (!isWrite(command)) return 0;
    const indexes = await this.indexesOf(collectionOf(command));
    const inserted = (documents ?? []).flatMap((each) => indexes.map((index) => entriesIn(index, each)));
    const changed = (updates ?? []).flatMap(({ u }) => indexes.filter((index) => isTouched(index, u)));
    return inserted.reduce((sum, count) => sum + count, 0) + changed.length;
  }

  private indexesOf(collection: string): Promise<Index[]> {
    const known = this.indexes.get(collection) ?? this.db.collection(collection).indexes();
    this.indexes.set(collection, known);
    return known as Promise<Index[]>;
  }
}

/** How many entries an index has for a record: one for each element of an array. */
function entriesIn({ key, sparse, partialFilterExpression }: Index, record: Document): number {
  if (partialFilterExpression && !sift(partialFilterExpression)(record)) return 0;
  const values = Object.keys(key).map((path) => valueAt(record, path));
  if (sparse && values.every((value) => value === undefined)) return 0;
  return values.reduce<number>((count, value) => count * (Array.isArray(value) ? value.length : 1), 1);
}

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Document | undefined)?.[name], record);

/** Whether an update writes a field that the index has, or by which it decides what it holds. */
function isTouched({ key, partialFilterExpression = {} }: Index, update: unknown): boolean {
  const read = [...Object.keys(key), ...Object.keys(partialFilterExpression as object)];
  return writtenPaths(update).some((written) =>
    read.some((path) => path === written || path.startsWith(`${written}.`) || written.startsWith(`${path}.`)),
  );
}

/** Paths of the fields that an update sets or removes, with those of the stages of a pipeline. */
const writtenPaths = (update: unknown): string[] =>
  Array.isArray(update)
    ? update.flatMap(writtenPaths)
    : Object.values(update as Record<string, object>).flatMap((fields) => Object.keys(fields));
