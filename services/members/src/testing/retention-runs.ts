import { applyAll, dayOf, loadEnv, yearsAfter } from '@concord/nest-platform';
import { membersRetentionEnv } from '../env';
import { openRetention } from '../open-retention';
import type { MembersHarness } from './harness';

const DAY_MS = 86_400_000;

/** A day `years` years and `days` days ago. */
export const ago = (years: number, days = 0) =>
  dayOf(new Date(yearsAfter(new Date(), -years).getTime() + days * DAY_MS));

/** Runs of the retention on empty stores. */
export class RetentionRuns {
  constructor(private readonly service: MembersHarness) {}

  async empty(): Promise<void> {
    for (const name of ['members', 'accounts', 'statements', 'statement-lines', 'audit-outbox'])
      await this.service.collection(name).deleteMany({});
    this.service.students.forgotten.length = 0;
  }

  /** Runs it like its program. @returns its output and outcome */
  async run(purge: boolean, changes: Record<string, string> = {}) {
    const lines: string[] = [];
    const env = loadEnv(membersRetentionEnv, { ...this.service.variables, ...changes });
    const isWell = await applyAll(await openRetention(env), purge, (line) => lines.push(line));
    return { lines, isWell };
  }

  /** Audit records of an action that was done. */
  audited(action: string) {
    const filter = { 'record.action': action, 'record.outcome': 'done' };
    return this.service.collection('audit-outbox').find(filter).toArray();
  }
}
