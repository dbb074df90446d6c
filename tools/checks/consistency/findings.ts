export const CHECKS = [
  'files of students',
  'e-mails',
  'serials',
  'gallery and prints',
  'objects',
  'receipts',
] as const;
export type Check = (typeof CHECKS)[number];

/** An inconsistency, described by ids alone: a report may be shown to anybody. */
export interface Finding {
  check: Check;
  text: string;
  /** A process holds a lease on it or will remove it, so it is not a problem yet. */
  isUnderWay: boolean;
}

export interface Tally {
  examined: number;
  problems: string[];
  underWay: string[];
}

/** What one check of the stores found. */
export class Findings {
  readonly tallies: Record<Check, Tally>;

  constructor() {
    const tally = (): Tally => ({ examined: 0, problems: [], underWay: [] });
    this.tallies = Object.fromEntries(CHECKS.map((check) => [check, tally()])) as Record<Check, Tally>;
  }

  examined(check: Check, count = 1): void {
    this.tallies[check].examined += count;
  }

  add(findings: readonly Finding[]): void {
    for (const { check, text, isUnderWay } of findings)
      this.tallies[check][isUnderWay ? 'underWay' : 'problems'].push(text);
  }

  get problemCount(): number {
    return this.count(({ problems }) => problems);
  }

  get underWayCount(): number {
    return this.count(({ underWay }) => underWay);
  }

  /** Keeps the problems that an earlier check found as well; the others become `underWay`. */
  onlyThoseAlsoIn(earlier: Findings): this {
    for (const check of CHECKS) {
      const known = new Set(earlier.tallies[check].problems);
      const tally = this.tallies[check];
      tally.underWay.push(...tally.problems.filter((text) => !known.has(text)));
      tally.problems = tally.problems.filter((text) => known.has(text));
    }
    return this;
  }

  private count(part: (tally: Tally) => string[]): number {
    return CHECKS.reduce((sum, check) => sum + part(this.tallies[check]).length, 0);
  }
}
