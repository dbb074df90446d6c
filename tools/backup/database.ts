import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_NAMES } from '@concord/contracts/routes';
import { MongoClient } from 'mongodb';
import { LauncherError } from '../lib/launcher-error.ts';
import { runTool } from './programs.ts';

const LIMIT_MS = 10_000;
const OWN_DATABASES = new Set(['admin', 'config', 'local']);
const OPLOG = 'oplog.bson';
/**
 * Names contain no blanks: neither the product's databases nor the collections of a backup have
 * any.
 */
const DUMPED = /done dumping [`']?(\S+?)[`']? \((\d+) documents?\)/g;
const RESTORED = /finished restoring [`']?(\S+?)[`']? \((\d+) documents?, (\d+) failures?\)/g;
const COMMAND_NOT_FOUND = 59;

interface Dumped {
  /** Documents in each collection. */
  readonly documents: Record<string, number>;
  readonly hasOplog: boolean;
}

/** State of a restore, kept in a database of its own until it is complete. */
export interface Progress {
  readonly copy: string;
  readonly isDatabaseDone: boolean;
}

const countsIn = (output: string, pattern: RegExp): Record<string, number> =>
  Object.fromEntries([...output.matchAll(pattern)].map(([, name = '', count]) => [name, Number(count)]));

/** The product's databases on a MongoDB server, copied by `mongodump` and `mongorestore`. */
export class Database {
  private readonly uri: string;
  private readonly prefix: string;
  private readonly client: MongoClient;

  constructor(uri: string, prefix: string) {
    this.uri = uri;
    this.prefix = prefix;
    this.client = new MongoClient(uri, { serverSelectionTimeoutMS: LIMIT_MS });
  }

  close(): Promise<void> {
    return this.client.close();
  }

  /** Names of the product's existing databases. */
  async names(): Promise<string[]> {
    return (await this.allNames()).filter((name) => this.isOurs(name));
  }

  /** Number of stored documents by collection. */
  async documents(): Promise<Record<string, number>> {
    const found: Record<string, number> = {};
    for (const name of await this.names()) {
      const db = this.client.db(name);
      for (const { name: collection } of await db.listCollections({}, { nameOnly: true }).toArray())
        found[`${name}.${collection}`] = await db.collection(collection).countDocuments();
    }
    return found;
  }

  /**
   * Dumps all databases of the product into a folder. The dump is of one moment if the server keeps
   * an oplog and has no other databases, whose changes the oplog would contain.
   */
  async dump(folder: string): Promise<Dumped> {
    const others = (await this.allNames()).filter((name) => !this.isOurs(name) && !OWN_DATABASES.has(name));
    const hasOplog = others.length === 0 && (await this.keepsOplog());
    const output = await this.tool('mongodump', ['--out', folder, ...(hasOplog ? ['--oplog'] : [])]);
    for (const name of readdirSync(folder))
      if (!this.isOurs(name) && name !== OPLOG) rmSync(join(folder, name), { recursive: true });
    const documents = countsIn(output, DUMPED);
    const ours = Object.entries(documents).filter(([name]) => this.isOurs(name.split('.')[0] ?? ''));
    return { documents: Object.fromEntries(ours), hasOplog };
  }

  /**
   * Replaces the stored databases by those of a folder.
   * @param isReplayed whether the oplog is replayed, with the changes made during the dump
   * @returns documents by collection, before these changes
   * @throws LauncherError when a document cannot be stored
   */
  async restore(folder: string, isReplayed: boolean): Promise<Record<string, number>> {
    for (const name of await this.names()) await this.client.db(name).dropDatabase();
    const args = ['--dir', folder, ...(isReplayed ? ['--oplogReplay'] : [])];
    const output = await this.tool('mongorestore', args);
    const failed = [...output.matchAll(RESTORED)].filter(([, , , failures]) => failures !== '0');
    if (failed.length > 0) throw new LauncherError(failed.map(([line]) => line).join('\n'));
    return countsIn(output, RESTORED);
  }

  /** True if the server replays an oplog. */
  async canReplay(): Promise<boolean> {
    try {
      const { commands } = await this.client.db('admin').command({ listCommands: 1 });
      return 'applyOps' in (commands as object);
    } catch (error) {
      if ((error as { code?: number }).code === COMMAND_NOT_FOUND) return false;
      throw error;
    }
  }

  async progress(): Promise<Progress | undefined> {
    return (await this.marks.findOne({}, { projection: { _id: 0 } })) ?? undefined;
  }

  /**
   * Stores how far a restore has come, or that it is complete; until then no process of the product
   * starts.
   */
  async setProgress(progress: Progress | undefined): Promise<void> {
    if (progress)
      await this.marks.replaceOne({}, progress, {
        upsert: true,
        writeConcern: { w: 'majority', journal: true },
      });
    else await this.client.db(this.marksName).dropDatabase();
  }

  private get marksName(): string {
    return `${this.prefix}-restore`;
  }

  private get marks() {
    return this.client.db(this.marksName).collection<Progress>('progress');
  }

  private isOurs(name: string): boolean {
    // Not by the prefix alone: another installation may be called concord-test.
    return SERVICE_NAMES.some((service) => name === `${this.prefix}-${service}`);
  }

  private async allNames(): Promise<string[]> {
    const { databases } = await this.client.db('admin').admin().listDatabases({ nameOnly: true });
    return databases.map(({ name }) => name);
  }

  private async keepsOplog(): Promise<boolean> {
    const [last] = await this.client
      .db('local')
      .collection('oplog.rs')
      .find()
      .limit(1)
      .toArray()
      .catch(() => []);
    return last !== undefined;
  }

  /**
   * Runs a tool without the address in its arguments, where everybody on the machine could read the
   * password.
   */
  private async tool(name: string, args: readonly string[]): Promise<string> {
    const folder = mkdtempSync(join(tmpdir(), 'concord-backup-'));
    const config = join(folder, 'config.yaml');
    try {
      writeFileSync(config, `uri: ${JSON.stringify(this.uri)}\n`, { mode: 0o600 });
      return await runTool(name, ['--config', config, '--numParallelCollections', '1', ...args]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  }
}

/** True if a dumped folder has an oplog to replay. */
export function hasReplay(folder: string): boolean {
  const file = join(folder, OPLOG);
  return existsSync(file) && statSync(file).size > 0;
}
