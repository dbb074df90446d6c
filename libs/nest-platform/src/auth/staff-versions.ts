import type { Role } from '@concord/contracts';
import { unavailable } from '../core/app-error';
import { log } from '../core/logger';
import { RepeatingTask } from '../jobs/repeating-task';
import { RevocationLog, type SignIn } from './revocation-log';

/** Polling interval; a removed account and an ended session lose access everywhere within 5 s. */
const POLL_MS = 2500;
/** Maximum age of revocation data; staff are refused beyond it. */
export const REVOCATIONS_MAX_AGE_MS = 30_000;
/** Minimum interval between reads triggered by requests, regardless of the number of forged tokens. */
const REREAD_MIN_MS = 200;
const PRUNE_INTERVAL_MS = 60_000;
const FAILURE = 'versions of staff accounts could not be read';

/** Source of revocations: the students service reads its store, other services call it. */
export interface VersionSource {
  /**
   * Adds new revocations to the log; all at the first call.
   * @param isFresh bypasses caches, because an account has just changed
   * @returns the time up to which the data is complete, in ms since 1970
   */
  read(log: RevocationLog, isFresh: boolean): Promise<number>;
}

/**
 * Validates staff tokens: they must carry the account's current version, and their session must not
 * have ended. A change of role or password raises the version, which revokes older tokens. Also
 * tracks archived students and ended sign-ins of candidates. If data is older than {@link
 * REVOCATIONS_MAX_AGE_MS}, no staff token is valid; candidates are checked against the last data.
 */
export class StaffVersionCache {
  readonly log = new RevocationLog();
  private completeUntil?: number;
  private readAt = 0;
  private prunedAt = Date.now();
  private reading?: Promise<void>;
  /** A triggered read that has not started; shared by waiting requests. */
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
   * True if a token with this account, version and session is valid. Reads first if the version is
   * newer than the cached one, or the data is too old.
   * @throws AppError 503 if no data could be read for {@link REVOCATIONS_MAX_AGE_MS}.
   */
  async isCurrent(id: string, version: number, session?: string): Promise<boolean> {
    const known = this.log.versionOf(id);
    if (known === undefined || version > known || !this.isRecent()) await this.refresh();
    if (!this.isRecent())
      throw unavailable("Staff sign-ins can't be checked right now. Please try again in a minute");
    const isEnded = session !== undefined && this.hasEnded(staffSignIn(id, session));
    return this.log.versionOf(id) === version && !isEnded;
  }

  /** Current role of an account, if known. */
  roleOf(id: string): Role | undefined {
    return this.log.roleOf(id);
  }

  /** True if a sign-in of staff or of a candidate was ended before its token expires, as far as known. */
  hasEnded(signIn: SignIn): boolean {
    return this.log.hasEnded(signIn);
  }

  /** True if a candidate's record was archived after the sign-in; may lag by seconds. */
  isArchived(student: string): boolean {
    return this.log.isArchived(student);
  }

  /** Age of the data in ms; undefined before the first read. */
  ageMs(): number | undefined {
    return this.completeUntil === undefined ? undefined : Math.max(0, Date.now() - this.completeUntil);
  }

  /**
   * Reads new data, or joins a running read. For the service that has just changed something.
   * @throws any error of the source
   */
  read(isFresh = false): Promise<void> {
    this.reading ??= this.source
      .read(this.log, isFresh)
      .then((completeUntil) => {
        this.completeUntil = completeUntil;
        this.readAt = Date.now();
        this.prune();
      })
      .finally(() => (this.reading = undefined));
    return this.reading;
  }

  /**
   * Reads new data with a read that starts after this call: a running one may have started before
   * the change. Never rejects.
   */
  refresh(): Promise<void> {
    this.nextRead ??= this.readAfterPause();
    return this.nextRead;
  }

  private isRecent(): boolean {
    const age = this.ageMs();
    return age !== undefined && age <= REVOCATIONS_MAX_AGE_MS;
  }

  private prune(): void {
    if (Date.now() < this.prunedAt + PRUNE_INTERVAL_MS) return;
    this.prunedAt = Date.now();
    this.log.prune();
  }

  private async readAfterPause(): Promise<void> {
    const wait = this.completeUntil === undefined ? 0 : this.readAt + REREAD_MIN_MS - Date.now();
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, wait)));
    while (this.reading) await this.reading.catch(() => undefined);
    this.nextRead = undefined;
    await this.read(true).catch((error: unknown) => log.warn({ err: error }, FAILURE));
  }
}

/** Staff session ids are object ids, which begin with their creation time in seconds. */
export function staffSignIn(account: string, sid: string): SignIn {
  const seconds = /^[0-9a-f]{24}$/.test(sid) ? parseInt(sid.slice(0, 8), 16) : undefined;
  return { sid, holder: account, startedAt: seconds && seconds * 1000 };
}
