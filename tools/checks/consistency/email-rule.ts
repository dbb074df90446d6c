import type { Finding } from './findings.ts';

export interface EmailRow {
  id: string;
  email: string;
}

const normalise = (email: string): string => email.trim().toLowerCase();

/** Finds e-mails that are not normalised, and duplicates, in a sorted list. */
export class EmailRule {
  /** Those not normalised: another student may have their normal form elsewhere in the list. */
  readonly unnormalised: EmailRow[] = [];
  private last: EmailRow | undefined;

  next(row: EmailRow): Finding[] {
    const { last } = this;
    this.last = row;
    if (last?.email === row.email) return [duplicate(last.id, row.id)];
    if (normalise(row.email) === row.email) return [];
    this.unnormalised.push(row);
    const text = `the e-mail of student ${row.id} is not trimmed and in lower case`;
    return [{ check: 'e-mails', text, isUnderWay: false }];
  }

  /** @param others students whose e-mail is the normal form of one of {@link unnormalised} */
  duplicates(others: readonly EmailRow[]): Finding[] {
    const byEmail = new Map(others.map(({ id, email }) => [email, id]));
    return this.unnormalised.flatMap(({ id, email }) => {
      const other = byEmail.get(normalise(email));
      byEmail.set(normalise(email), id);
      return other ? [duplicate(other, id)] : [];
    });
  }

  /** The normal forms to look for. */
  get wanted(): string[] {
    return this.unnormalised.map(({ email }) => normalise(email));
  }
}

const duplicate = (first: string, second: string): Finding => ({
  check: 'e-mails',
  text: `students ${[first, second].sort().join(' and ')} have the same e-mail`,
  isUnderWay: false,
});
