import type { StaffVersions } from '@concord/contracts';
import { unavailable } from '../core/app-error';
import { log } from '../core/logger';
import { RepeatingTask } from '../jobs/repeating-task';

/** How often the versions are read, so that a removed account is out everywhere within 5 s. */
const POLL_MS = 2500;
/** The least time between two reads that single requests cause. */
const EAGER_MS = 200;
const FAILURE = 'the versions of staff accounts could not be read';

/** Loads every staff account's present version; the students service reads its store, the others ask it. */
export type VersionSource = () => Promise<StaffVersions>;

/** Knows which staff tokens still count. */
export class StaffVersionCache {
  private versions?: StaffVersions['versions'];
  private readAt = 0;
  private reading?: Promise<void>;
  /** A read that has not begun yet. */
  private next?: Promise<void>;
  private readonly polling = new RepeatingTask(() => this.read(), {
    intervalMs: POLL_MS,
    firstDelayMs: 0,
    keepAlive: false,
    failureMessage: FAILURE,
  });

  constructor(private readonly source: VersionSource) {}

  start(): void {
    this.polling.start();
  }

  stop(): Promise<void> {
    return this.polling.stop();
  }

  /**
   * Whether a token of this account and version counts. A token newer than what is known was made a
   * moment ago: the versions are read again before it is judged.
   * @throws AppError 503 when the versions could not be read even once.
   */
  async isCurrent(id: string, version: number): Promise<boolean> {
    const known = this.versions?.[id]?.ver;
    if (known === undefined || version > known) await this.readEagerly();
    if (!this.versions) throw unavailable('Staff sign-in cannot be checked at the moment, please try again');
    return this.versions[id]?.ver === version;
  }

  /** Reads the versions now; for the service that has just changed one. */
  read(): Promise<void> {
    this.reading ??= this.source()
      .then(({ versions }) => {
        this.versions = versions;
        this.readAt = Date.now();
      })
      .finally(() => (this.reading = undefined));
    return this.reading;
  }

  /**
   * Reads once more, no sooner than a forged version may cause: whoever comes while it waits shares it. What is
   * under way may have begun before the account changed, so only a read that begins after the request counts.
   */
  private readEagerly(): Promise<void> {
    this.next ??= this.readAfterPause();
    return this.next;
  }

  private async readAfterPause(): Promise<void> {
    const wait = this.versions ? this.readAt + EAGER_MS - Date.now() : 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    while (this.reading) await this.reading.catch(() => undefined);
    this.next = undefined;
    await this.read().catch((error: unknown) => log.warn({ err: error }, FAILURE));
  }
}
