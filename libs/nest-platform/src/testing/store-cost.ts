import type { Connection, mongo } from 'mongoose';
import sift from 'sift';
import type { SentCommand } from './sent-commands';

/** Cost of a call to the store. */
export interface StoreCost {
  commands: number;
  /** Index entries written, including `_id`; a change of an entry counts once. */
  indexEntries: number;
  /** Indexes of the written collections, including `_id`: some servers process each at any change. */
  indexes: number;
}

type Index = mongo.IndexDescriptionInfo;
type Document = Record<string, unknown>;
interface Write {
  documents?: Document[];
  updates?: { u: unknown }[];
}

/** Collections of the platform's own housekeeping, not caused by calls. */
const HOUSEKEEPING = new Set(['platform', 'presence']);
/** Commands that drivers send on their own. */
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

/** Computes the cost of commands from the database's indexes, so that an added index costs, too. */
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
   * Minimum cost of several samples of a call, because cache refreshes and task rounds affect some.
   * @param sample makes the call once and returns the commands sent meanwhile
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

/** Number of a record's entries in an index: one per element of an array. */
function entriesIn({ key, sparse, partialFilterExpression }: Index, record: Document): number {
  if (partialFilterExpression && !sift(partialFilterExpression)(record)) return 0;
  const values = Object.keys(key).map((path) => valueAt(record, path));
  if (sparse && values.every((value) => value === undefined)) return 0;
  return values.reduce<number>((count, value) => count * (Array.isArray(value) ? value.length : 1), 1);
}

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((at, name) => (at as Document | undefined)?.[name], record);

/** True if an update writes a field of the index, or of its partial filter. */
function isTouched({ key, partialFilterExpression = {} }: Index, update: unknown): boolean {
  const read = [...Object.keys(key), ...Object.keys(partialFilterExpression as object)];
  return writtenPaths(update).some((written) =>
    read.some((path) => path === written || path.startsWith(`${written}.`) || written.startsWith(`${path}.`)),
  );
}

/** Paths that an update sets or removes, including pipeline stages. */
const writtenPaths = (update: unknown): string[] =>
  Array.isArray(update)
    ? update.flatMap(writtenPaths)
    : Object.values(update as Record<string, object>).flatMap((fields) => Object.keys(fields));
