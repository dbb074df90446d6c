import type { FoundStudent, InductSkipCode, MembersInducted, SkippedApplicant } from '@concord/contracts';
import { INDUCT_NAMED } from '@concord/contracts';
import { recordName } from '@concord/institute';

/** Some of the applicants of a request: those to induct, those whom the same task inducted before, and the others. */
export interface InductPlan {
  induct: FoundStudent[];
  known: FoundStudent[];
  skipped: SkippedApplicant[];
}

/**
 * Decides about applicants in the order of their ids.
 *
 * @param found the applicants who exist
 * @param members the key of the request that made the member of an applicant, for those who have one
 * @param keyOf key of an induction by the present task
 */
export function inductPlan(
  ids: readonly string[],
  found: readonly FoundStudent[],
  members: ReadonlyMap<string, string | undefined>,
  keyOf: (student: string) => string,
): InductPlan {
  const plan: InductPlan = { induct: [], known: [], skipped: [] };
  const students = new Map(found.map((student) => [student._id, student]));
  for (const id of ids) {
    const student = students.get(id);
    const skip = (code: InductSkipCode) =>
      plan.skipped.push({ student: id, code, ...(student && { name: recordName(student) }) });
    if (!student) skip('NOT_FOUND');
    else if (members.has(id) && members.get(id) === keyOf(id)) plan.known.push(student);
    else if (members.has(id)) skip('ALREADY_MEMBER');
    else if (student.status !== 'accepted') skip('NOT_ACCEPTED');
    else plan.induct.push(student);
  }
  return plan;
}

/** Adds up the outcome of a request, or of its preview. */
export class InductOutcome {
  inducted = 0;
  private readonly counts = new Map<InductSkipCode, number>();
  private readonly skipped: SkippedApplicant[] = [];

  skip(applicant: SkippedApplicant): void {
    this.counts.set(applicant.code, (this.counts.get(applicant.code) ?? 0) + 1);
    if (this.skipped.length < INDUCT_NAMED) this.skipped.push(applicant);
  }

  toJson(): MembersInducted {
    const left = [...this.counts].map(([code, count]) => ({ code, count }));
    return { inducted: this.inducted, left, skipped: this.skipped };
  }
}
