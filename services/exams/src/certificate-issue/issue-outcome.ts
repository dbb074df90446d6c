import {
  type CertificatesIssued,
  ISSUE_NAMED,
  ISSUE_SKIP_CODES,
  type IssueSkipCode,
  type SkippedResult,
} from '@concord/contracts';

/** Gathers what comes of an order, which may be about thousands of results. */
export class IssueOutcome {
  issued = 0;
  private readonly counts = new Map<IssueSkipCode, number>();
  private readonly tooLong: SkippedResult[] = [];
  private readonly others: SkippedResult[] = [];

  skip(one: SkippedResult): void {
    this.counts.set(one.code, (this.counts.get(one.code) ?? 0) + 1);
    const list = one.code === 'NAME_TOO_LONG' ? this.tooLong : this.others;
    if (list.length < ISSUE_NAMED) list.push(one);
  }

  toJson(): CertificatesIssued {
    return {
      issued: this.issued,
      left: ISSUE_SKIP_CODES.flatMap((code) => {
        const count = this.counts.get(code);
        return count === undefined ? [] : [{ code, count }];
      }),
      skipped: [...this.tooLong, ...this.others].slice(0, ISSUE_NAMED),
    };
  }
}
