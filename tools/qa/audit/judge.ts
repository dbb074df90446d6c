/** A change that staff asked for. */
export interface Attempt {
  /** The id of the request, which its record in the audit log names. */
  id: string;
  action: string;
  /** The changed field of a record. */
  target: string;
  /** New value of the field. */
  value: string;
  /** Status of the answer; 0 for none. */
  status: number;
  /** Time of the answer, by the system's clock. */
  endedAt: number;
}

/** A record of the audit log. */
export interface Row {
  requestId: string;
  action: string;
  outcome: 'done' | 'refused' | 'unclear';
  at: number;
  /** Value of the field before, where the record has it. */
  before?: string;
}

/** Values of a changed field, read before and after the run. */
export interface Target {
  first: string;
  last: string;
}

/** Data that is compared. */
export interface Evidence {
  attempts: readonly Attempt[];
  rows: readonly Row[];
  targets: ReadonlyMap<string, Target>;
  /** True if the process that answered was killed before it could settle the record. */
  wasKilledAfter: (attempt: Attempt) => boolean;
}

/** Differences between the audit log and the changes that were made. */
export function judgeAudit(evidence: Evidence): string[] {
  const rowsOf = Map.groupBy(evidence.rows, ({ requestId }) => requestId);
  return [
    ...evidence.attempts.flatMap((attempt) => problemsOf(attempt, rowsOf.get(attempt.id) ?? [], evidence)),
    ...[...evidence.targets].flatMap(([name, target]) => chainProblems(name, target, evidence)),
  ];
}

/** Problems of one attempt: a success must be on record exactly once. */
function problemsOf(attempt: Attempt, rows: readonly Row[], { wasKilledAfter }: Evidence): string[] {
  const { id, action, status } = attempt;
  const done = rows.filter(({ outcome }) => outcome === 'done').length;
  const problems = rows
    .filter((row) => row.action !== action)
    .map((row) => `${id}: ${action} is on record as ${row.action}`);
  if (done > 1) problems.push(`${id}: ${action} is ${done} times on record`);
  const isMade = status >= 200 && status < 300;
  if (!isMade || done > 0) return problems;
  const isUnclear = rows.some(({ outcome }) => outcome === 'unclear');
  if (!isUnclear) problems.push(`${id}: ${action} was answered ${status} and is not on record as done`);
  else if (!wasKilledAfter(attempt))
    problems.push(`${id}: ${action} was answered ${status} and stays unclear`);
  return problems;
}

/**
 * Follows the records of a target from its first value to its last: each done change begins where the previous one
 * ended. A change without its record, or a record without its change, breaks the chain.
 */
function chainProblems(name: string, { first, last }: Target, { attempts, rows }: Evidence): string[] {
  const byId = new Map(attempts.filter(({ target }) => target === name).map((each) => [each.id, each]));
  const own = rows.filter(({ requestId }) => byId.has(requestId)).toSorted((a, b) => a.at - b.at);
  const problems: string[] = [];
  let possible = new Set([first]);
  for (const { requestId, action, outcome, before } of own) {
    const value = byId.get(requestId)?.value ?? '';
    if (outcome === 'done') {
      const isKnown =
        before === undefined ? [...possible].some((each) => each !== value) : possible.has(before);
      if (!isKnown) problems.push(`${requestId}: ${action} began from ${before ?? value}, on no record`);
    }
    if (outcome === 'done') possible = new Set([value]);
    if (outcome === 'unclear') possible.add(value);
  }
  if (!possible.has(last))
    problems.push(`${name} is ${last}, and ${[...possible].join(' or ')} by the audit log`);
  return problems;
}
