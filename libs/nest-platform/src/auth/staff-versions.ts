import type { Role } from '@concord/contracts';
import { unavailable } from '../core/app-error';
import { log } from '../core/logger';
import { RepeatingTask } from '../jobs/repeating-task';
import { RevocationLog, type SignIn } from './revocation-log';

/** Polling interval; a removed account and an ended session lose access everywhere within 5 s. */
const POLL_MS = 2500;
/** Staff are refused when nothing was heard for longer of accounts and sessions that ended. */
export const NEWS_MAX_MS = 30_000;
/** Shortest time between a read and one that a request triggers, however many forged tokens arrive. */
const REREAD_MIN_MS = 200;
const PRUNE_INTERVAL_MS = 60_000;
const FAILURE = 'the versions of staff accounts could not be read';

/** Where revocations come from: the students service reads its store, other services ask it. */
export interface VersionSource {
  /**
   * Adds to the log what is new; everything at the first call.
   * @param isFresh an account has changed a moment ago, so what others have in memory is not enough
   * @returns up to when everything is known, in ms since 1970
   */
  read(log: RevocationLog, isFresh: boolean): Promise<number>;
}

/**
 * Knows which staff tokens are still valid: those that carry the current version of their account and whose session
 * was not ended. A change of role or password raises the version, which revokes older tokens. Knows as well whose record
 * was archived since any candidate signed in, and which candidates signed out. Without news for {@link NEWS_MAX_MS} no
 * staff token is valid; candidates are judged by what is known.
 */
export class StaffVersionCache {
  readonly log = new RevocationLog();
  private newsAt?: number;
  private readAt = 0;
  private prunedAt = Date.now();
  private reading?: Promise<void>;
  /** A triggered read that has not begun yet; shared by the requests that wait for it. */
  private nextRead?: Promise<void>;
  private readonly polling = new RepeatingTask(() => this.read(), {
    name: 'staff-versions',
    intervalMs: POLL_MS,
    isSteady: true,
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
   * Whether a token of this account, version and session is valid. For a version newer than the cached one, and without
   * news, what is new is read first.
   * @throws AppError 503 when nothing could be read for {@link NEWS_MAX_MS}.
   */
  async isCurrent(id: string, version: number, session?: string): Promise<boolean> {
    const known = this.log.versionOf(id);
    if (known === undefined || version > known || !this.hasNews()) await this.refresh();
    if (!this.hasNews())
      throw unavailable("Staff sign-ins can't be checked right now. Please try again in a minute");
    const isEnded = session !== undefined && this.hasEnded(staffSignIn(id, session));
    return this.log.versionOf(id) === version && !isEnded;
  }

  /** The present role of an account, as far as known. */
  roleOf(id: string): Role | undefined {
    return this.log.roleOf(id);
  }

  /** Whether a sign-in of staff or of a candidate was ended before its token expires, as far as known. */
  hasEnded(signIn: SignIn): boolean {
    return this.log.hasEnded(signIn);
  }

  /** Whether a candidate's record was archived after the sign-in, as far as known: it may be archived for seconds. */
  isArchived(student: string): boolean {
    return this.log.isArchived(student);
  }

  /** How long ago the last news were true, in ms; undefined before the first ones. */
  ageMs(): number | undefined {
    return this.newsAt === undefined ? undefined : Math.max(0, Date.now() - this.newsAt);
  }

  /** Reads what is new, or joins the read under way. For the service that has just changed something. @throws what the source throws */
  read(isFresh = false): Promise<void> {
    this.reading ??= this.source
      .read(this.log, isFresh)
      .then((newsAt) => {
        this.newsAt = newsAt;
        this.readAt = Date.now();
        this.prune();
      })
      .finally(() => (this.reading = undefined));
    return this.reading;
  }

  /**
   * Reads what is new by a read that begins after the call: one under way may have begun before the change. Never
   * rejects.
   */
  refresh(): Promise<void> {
    this.nextRead ??= this.readAfterPause();
    return this.nextRead;
  }

  private hasNews(): boolean {
    const age = this.ageMs();
    return age !== undefined && age <= NEWS_MAX_MS;
  }

  private prune(): void {
    if (Date.now() < this.prunedAt + PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    this.log.prune();
  }

  private async readAfterPause(): Promise<void> {
    const wait = this.newsAt === undefined ? 0 : this.readAt + REREAD_MIN_MS - Date.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    while (this.reading) await this.reading.catch(() => undefined);
    this.nextRead = undefined;
    await this.read(true).catch((error: unknown) => log.warn({ err: error }, FAILURE));
  }
}

/** Ids of staff sessions are object ids, which begin with the second in which they were made. */
export function staffSignIn(account: string, sid: string): SignIn {
  const seconds = /^[0-9a-f]{24}$/.test(sid) ? parseInt(sid.slice(0, 8), 16) : undefined;
  return { sid, holder: account, startedAt: seconds && seconds * 1000 };
}
