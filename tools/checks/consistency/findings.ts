export const CHECKS = [
  'files of students',
  'e-mails',
  'serials',
  'gallery, prints and lists',
  'objects',
  'receipts',
  'certificates',
  'accounts of members',
  'numbered documents',
  'files of members',
] as const;
export type Check = (typeof CHECKS)[number];

/** An inconsistency, described by ids alone: a report may be shown to anybody. */
export interface Finding {
  check: Check;
  text: string;
  /** True while a process holds a lease on it or is about to remove it: it is no problem yet. */
  isUnderWay: boolean;
}

/** Result of one check of the stores. */
export class Findings {
  readonly examined = Object.fromEntries(CHECKS.map((check) => [check, 0])) as Record<Check, number>;
  readonly all: Finding[] = [];

  add(check: Check, text: string, isUnderWay = false): void {
    this.all.push({ check, text, isUnderWay });
  }

  get problems(): Finding[] {
    return this.all.filter(({ isUnderWay }) => !isUnderWay);
  }

  /** Marks problems that the previous check did not find as pending. */
  confirmBy(earlier: Findings): this {
    const known = new Set(earlier.problems.map(({ text }) => text));
    for (const finding of this.all) finding.isUnderWay ||= !known.has(finding.text);
    return this;
  }
}
