import { Injectable } from '@nestjs/common';
import { internalCalls, type MemberAct, type RestrictedState } from '@concord/contracts';
import { BatchedCalls, InternalClient, log, LruCache } from '@concord/nest-platform';
import { KeptAnswer, within } from './kept-answer';

/** Age at which an answer of the members service is asked for again. */
const KEPT_MS = 60_000;
/** Longest wait for the members service; then everything is allowed. */
const WAIT_MS = 1000;
/** Students whose answers are kept, which is more than sit in a day. */
const STUDENTS_MAX = 20_000;
const BATCH_MAX = 500;

type Forbidden = ReadonlyMap<MemberAct, RestrictedState>;

/**
 * Asks the members service what is forbidden to candidates who are members. While no setting forbids anything, that is
 * one call a minute for all. While it cannot be asked, everything is allowed: an exam is never lost for a missing
 * register.
 */
@Injectable()
export class MembershipRights {
  private readonly limits: KeptAnswer<readonly MemberAct[]>;
  private readonly known = new LruCache<{ forbidden: Forbidden; until: number }>(STUDENTS_MAX);
  private readonly calls = new BatchedCalls<string, Forbidden>((students) => this.ask(students), {
    max: BATCH_MAX,
  });

  constructor(private readonly internal: InternalClient) {
    this.limits = new KeptAnswer(() => this.askLimits(), [], { keptMs: KEPT_MS, waitMs: WAIT_MS });
  }

  /** The state that forbids an act to a student; undefined if it is allowed. */
  async forbids(student: string, act: MemberAct): Promise<RestrictedState | undefined> {
    return (await this.forbidden([student], act)).get(student);
  }

  /** Students to whom an act is forbidden, with the state that forbids it. */
  async forbidden(students: readonly string[], act: MemberAct): Promise<Map<string, RestrictedState>> {
    if (!(await this.limits.get()).includes(act)) return new Map();
    const found = await Promise.all(
      students.map(async (student) => [student, (await this.of(student)).get(act)] as const),
    );
    return new Map(found.flatMap(([student, state]) => (state ? [[student, state]] : [])));
  }

  private async of(student: string): Promise<Forbidden> {
    const known = this.known.get(student);
    if (known && Date.now() < known.until) return known.forbidden;
    try {
      const forbidden = await within(WAIT_MS, this.calls.make(student));
      this.known.set(student, { forbidden, until: Date.now() + KEPT_MS });
      return forbidden;
    } catch (error) {
      log.warn({ err: error }, 'the members service cannot be asked, so everything is allowed');
      this.limits.fail();
      return new Map();
    }
  }

  private async askLimits(): Promise<readonly MemberAct[]> {
    return (await this.internal.call(internalCalls.internalMembershipLimits, {})).acts;
  }

  private async ask(students: readonly string[]): Promise<Forbidden[]> {
    const body = { students: [...new Set(students)] };
    const found = await this.internal.call(internalCalls.internalMembersForbidden, { body });
    return students.map(
      (id) => new Map(found.flatMap(({ student, act, state }) => (student === id ? [[act, state]] : []))),
    );
  }
}
