import type { Revocation, RevocationsAnswer, RevocationsQuery, StaffVersions } from '@concord/contracts';
import { log } from '../core/logger';

/** Maximum revocations in memory, about 40 MB; sign-in limits keep the number far lower. */
export const REVOCATIONS_MAX = 200_000;
/** Maximum revocations in one answer to another service. */
const PAGE_SIZE = 5000;

type AccountState = StaffVersions['versions'][string];

/** A sign-in, as described by its token. */
export interface SignIn {
  sid: string;
  /** Id of the account or student. */
  holder?: string;
  /** Start of the sign-in, in ms since 1970. */
  startedAt?: number;
}

const revocationKeyOf = ({ kind, id }: Pick<Revocation, 'kind' | 'id'>) => `${kind}-${id}`;

/**
 * In-memory revocations of tokens until they expire: versions of staff accounts, ended sign-ins and
 * archived students.
 */
export class RevocationLog {
  private accounts = new Map<string, AccountState & { at: number }>();
  private revocations = new Map<string, Revocation>();
  /** Cached list in time order; reset on change. */
  private ordered?: Revocation[];
  /** Number of ended sign-ins per person. */
  private counts = new Map<string, number>();

  constructor(private readonly max = REVOCATIONS_MAX) {}

  get size(): number {
    return this.revocations.size;
  }

  versionOf(account: string): number | undefined {
    return this.accounts.get(account)?.ver;
  }

  roleOf(account: string): AccountState['role'] | undefined {
    return this.accounts.get(account)?.role;
  }

  has(kind: Revocation['kind'], id: string): boolean {
    return this.revocations.has(revocationKeyOf({ kind, id }));
  }

  /** True if a sign-in was ended, individually or with all sign-ins of its holder. */
  hasEnded({ sid, holder, startedAt }: SignIn): boolean {
    if (this.has('session', sid)) return true;
    if (holder === undefined || startedAt === undefined) return false;
    const before = this.revocations.get(revocationKeyOf({ kind: 'before', id: holder }))?.before;
    return before !== undefined && startedAt <= before;
  }

  isArchived(student: string): boolean {
    const found = this.revocations.get(revocationKeyOf({ kind: 'archived', id: student }));
    return found !== undefined && !found.isLifted;
  }

  /** Ids of archived students whose earlier sign-ins may still be valid. */
  archived(): string[] {
    return this.idsOf('archived').filter((id) => this.isArchived(id));
  }

  /** Number of ended sign-ins kept for one person. */
  endedOf(holder: string): number {
    return this.counts.get(holder) ?? 0;
  }

  /** Adds revocations, or replaces their earlier states. */
  put(revocations: Iterable<Revocation>): void {
    for (const revocation of revocations) this.putOne(revocation);
    if (this.revocations.size > this.max) this.dropOldest();
  }

  /**
   * Updates account versions. They only rise, so a late answer changes nothing.
   * @param at time of the change, in ms since 1970
   * @param mayFall for a read of the store, which may have been restored from a backup
   */
  putVersions(versions: StaffVersions['versions'], at: number, mayFall = false): void {
    for (const [id, state] of Object.entries(versions)) {
      const known = this.accounts.get(id);
      const isSame = known?.ver === state.ver && known.role === state.role;
      const isOvertaken = known !== undefined && known.ver > state.ver && !mayFall;
      if (!isSame && !isOvertaken) this.accounts.set(id, { ...state, at });
    }
  }

  /** Replaces the content by that of another log. */
  take(other: RevocationLog): void {
    this.accounts = other.accounts;
    this.revocations = other.revocations;
    this.counts = other.counts;
    this.ordered = undefined;
  }

  /** Drops revocations whose tokens have all expired. */
  prune(now = Date.now()): void {
    for (const [key, { endsAt }] of this.revocations) if (endsAt <= now) this.delete(key);
  }

  /** One page of changes since a moment, in time order. */
  changesSince({
    since = 0,
    after,
  }: RevocationsQuery): Pick<RevocationsAnswer, 'versions' | 'revocations' | 'next'> {
    const isLater = (each: Revocation) =>
      after === undefined
        ? each.at >= since
        : each.at > since || (each.at === since && revocationKeyOf(each) > after);
    const all = this.inTimeOrder();
    const start = firstIndex(all, isLater);
    const page = all.slice(start, start + PAGE_SIZE);
    const last = page.at(-1);
    return {
      versions: after === undefined ? this.versionsSince(since) : {},
      revocations: page,
      ...(last &&
        start + PAGE_SIZE < all.length && { next: { since: last.at, after: revocationKeyOf(last) } }),
    };
  }

  /** The full log, as services of the previous version request it. */
  snapshot(): StaffVersions {
    return {
      versions: this.versionsSince(0),
      endedSessions: this.idsOf('session'),
      archivedStudents: this.archived(),
    };
  }

  private inTimeOrder(): readonly Revocation[] {
    return (this.ordered ??= [...this.revocations.values()].sort(inOrder));
  }

  private versionsSince(since: number): StaffVersions['versions'] {
    const found = [...this.accounts].filter(([, { at }]) => at >= since);
    return Object.fromEntries(found.map(([id, { ver, role }]) => [id, { ver, role }]));
  }

  private idsOf(kind: Revocation['kind']): string[] {
    return [...this.revocations.values()].flatMap((each) => (each.kind === kind ? each.id : []));
  }

  private putOne(revocation: Revocation): void {
    const key = revocationKeyOf(revocation);
    const known = this.revocations.get(key);
    if (known && known.at >= revocation.at) return;
    this.ordered = undefined;
    this.delete(key);
    const before = Math.max(known?.before ?? 0, revocation.before ?? 0);
    this.revocations.set(key, before > 0 ? { ...revocation, before } : revocation);
    if (revocation.kind === 'session' && revocation.holder !== undefined)
      this.counts.set(revocation.holder, this.endedOf(revocation.holder) + 1);
  }

  private delete(key: string): void {
    const known = this.revocations.get(key);
    if (!known) return;
    this.revocations.delete(key);
    this.ordered = undefined;
    if (known.kind !== 'session' || known.holder === undefined) return;
    const left = this.endedOf(known.holder) - 1;
    if (left > 0) this.counts.set(known.holder, left);
    else this.counts.delete(known.holder);
  }

  private dropOldest(): void {
    this.prune();
    const over = this.revocations.size - this.max;
    if (over <= 0) return;
    const oldest = this.inTimeOrder().slice(0, over);
    for (const each of oldest) this.delete(revocationKeyOf(each));
    log.error(
      { dropped: over, kept: this.max },
      'too many ended sign-ins for memory: the oldest were dropped',
    );
  }
}

/**
 * Builds a log from a full answer, which has no times.
 * @param lifetimeMs retention of its revocations: the longest token lifetime
 */
export function logOfSnapshot(
  { versions, endedSessions = [], archivedStudents = [] }: StaffVersions,
  lifetimeMs: number,
): RevocationLog {
  const at = Date.now();
  const endsAt = at + lifetimeMs;
  const whole = new RevocationLog();
  whole.putVersions(versions, at);
  whole.put(endedSessions.map((id) => ({ kind: 'session', id, at, endsAt })));
  whole.put(archivedStudents.map((id) => ({ kind: 'archived', id, at, endsAt })));
  return whole;
}

/** Index of the first match in a list whose matches are all at its end. */
function firstIndex<T>(items: readonly T[], matches: (item: T) => boolean): number {
  let [from, to] = [0, items.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    const item = items[middle];
    if (item !== undefined && matches(item)) to = middle;
    else from = middle + 1;
  }
  return from;
}

function inOrder(a: Revocation, b: Revocation): number {
  if (a.at !== b.at) return a.at - b.at;
  return revocationKeyOf(a) < revocationKeyOf(b) ? -1 : 1;
}
