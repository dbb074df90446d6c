import type { Role, StaffVersions } from '@concord/contracts';
import { unavailable } from '../core/app-error';
import { log } from '../core/logger';
import { RepeatingTask } from '../jobs/repeating-task';

/** Polling interval; a removed account and an ended session lose access everywhere within 5 s. */
const POLL_MS = 2500;
/** Shortest time between a read and one that a request triggers, however many forged tokens arrive. */
const REREAD_MIN_MS = 200;
const FAILURE = 'the versions of staff accounts could not be read';

/** Loads the current version of every staff account; the students service reads its store, other services call it. */
export type VersionSource = () => Promise<StaffVersions>;

/**
 * Knows which staff tokens are still valid: those that carry the current version of their account and whose session
 * was not ended. A change of role or password raises the version, which revokes older tokens. Knows as well whose record
 * was archived since any candidate signed in, and which candidates signed out.
 */
export class StaffVersionCache {
  private versions?: StaffVersions['versions'];
  private endedSessions: ReadonlySet<string> = new Set();
  private archivedStudents: ReadonlySet<string> = new Set();
  private readAt = 0;
  private reading?: Promise<void>;
  /** A triggered read that has not begun yet; shared by the requests that wait for it. */
  private nextRead?: Promise<void>;
  private readonly polling = new RepeatingTask(() => this.read(), {
    name: 'staff-versions',
    intervalMs: POLL_MS,
    firstDelayMs: 0,
    failureMessage: FAILURE,
    logFailures: 'first',
  });

  constructor(private readonly source: VersionSource) {}

  start(): void {
    this.polling.start();
  }

  stop(): Promise<void> {
    return this.polling.stop();
  }

  /**
   * Whether a token of this account, version and session is valid. For a version newer than the cached one the versions are
   * read again first.
   * @throws AppError 503 when the versions could not be read even once.
   */
  async isCurrent(id: string, version: number, session?: string): Promise<boolean> {
    const known = this.versions?.[id]?.ver;
    if (known === undefined || version > known) await this.readAgain();
    if (!this.versions) throw unavailable('Staff sign-in cannot be checked at the moment, please try again');
    const isEnded = session !== undefined && this.hasEnded(session);
    return this.versions[id]?.ver === version && !isEnded;
  }

  /** The present role of an account, as far as known. */
  roleOf(id: string): Role | undefined {
    return this.versions?.[id]?.role;
  }

  /** Whether a sign-in of staff or of a candidate was ended before its token expires, as far as known. */
  hasEnded(session: string): boolean {
    return this.endedSessions.has(session);
  }

  /** Whether a candidate's record was archived after the sign-in, as far as known: it may be archived for seconds. */
  isArchived(student: string): boolean {
    return this.archivedStudents.has(student);
  }

  /** Reads the versions now, or joins the read under way. For the service that has just changed one. @throws what the source throws */
  read(): Promise<void> {
    this.reading ??= this.source()
      .then(({ versions, endedSessions, archivedStudents }) => {
        this.versions = versions;
        this.endedSessions = new Set(endedSessions);
        this.archivedStudents = new Set(archivedStudents);
        this.readAt = Date.now();
      })
      .finally(() => (this.reading = undefined));
    return this.reading;
  }

  /** A read under way may have begun before the account changed, so only one that begins after the request counts. */
  private readAgain(): Promise<void> {
    this.nextRead ??= this.readAfterPause();
    return this.nextRead;
  }

  private async readAfterPause(): Promise<void> {
    const wait = this.versions ? this.readAt + REREAD_MIN_MS - Date.now() : 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    while (this.reading) await this.reading.catch(() => undefined);
    this.nextRead = undefined;
    await this.read().catch((error: unknown) => log.warn({ err: error }, FAILURE));
  }
}
