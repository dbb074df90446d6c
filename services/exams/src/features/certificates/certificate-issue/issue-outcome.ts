import {
  type CertificatesIssued,
  ISSUE_NAMED,
  ISSUE_SKIP_CODES,
  type IssueSkipCode,
  type SkippedResult,
} from '@concord/contracts';

const NAME_CODES: ReadonlySet<IssueSkipCode> = new Set(['NAME_TOO_LONG', 'NAME_UNPRINTABLE']);

/** Sums up the outcome of a request, which may have thousands of results. */
export class IssueOutcome {
  issued = 0;
  undecided = 0;
  private readonly counts = new Map<IssueSkipCode, number>();
  /** Results skipped because of the form of their name. */
  private readonly named: SkippedResult[] = [];
  private readonly others: SkippedResult[] = [];

  skip(one: SkippedResult): void {
    this.counts.set(one.code, (this.counts.get(one.code) ?? 0) + 1);
    const list = NAME_CODES.has(one.code) ? this.named : this.others;
    if (list.length < ISSUE_NAMED) list.push(one);
  }

  toJson(): CertificatesIssued {
    return {
      issued: this.issued,
      left: ISSUE_SKIP_CODES.flatMap((code) => {
        const count = this.counts.get(code);
        return count === undefined ? [] : [{ code, count }];
      }),
      skipped: [...this.named, ...this.others].slice(0, ISSUE_NAMED),
      ...(this.undecided > 0 && { undecided: this.undecided }),
    };
  }
}
