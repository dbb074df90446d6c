/** A change that staff asked for. */
export interface Attempt {
  /** The id of the request, which its record in the audit log names. */
  id: string;
  action: string;
  /** What was changed: a field of a record. */
  target: string;
  /** What the field was to become. */
  value: string;
  /** The answer's; 0 for none. */
  status: number;
  /** When the answer came, by the system's clock. */
  endedAt: number;
}

/** A record of the audit log. */
export interface Row {
  requestId: string;
  action: string;
  outcome: 'done' | 'refused' | 'unclear';
  at: number;
  /** What the field was before, where the record tells it. */
  before?: string;
}

/** What was changed, read before and after. */
export interface Target {
  first: string;
  last: string;
}

/** All that is compared. */
export interface Evidence {
  attempts: readonly Attempt[];
  rows: readonly Row[];
  targets: ReadonlyMap<string, Target>;
  /** Whether the process that answered this attempt was killed before it could settle the record. */
  wasKilledAfter: (attempt: Attempt) => boolean;
}

/** Where the audit log is not what was done. */
export function judgeAudit(evidence: Evidence): string[] {
  const rowsOf = Map.groupBy(evidence.rows, ({ requestId }) => requestId);
  return [
    ...evidence.attempts.flatMap((attempt) => problemsOf(attempt, rowsOf.get(attempt.id) ?? [], evidence)),
    ...[...evidence.targets].flatMap(([name, target]) => chainProblems(name, target, evidence)),
  ];
}

/** Whether the answer is on record, once. */
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
 * Follows the records of a target from what it was to what it is: each done change begins where the one before ended. A
 * change without its record, or a record without its change, breaks the chain.
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
