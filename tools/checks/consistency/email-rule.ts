import type { Finding } from './findings.ts';

export interface EmailRow {
  id: string;
  email: string;
}

const normal = (email: string): string => email.trim().toLowerCase();

/** E-mails as they come in order: what is not normal, and what is there twice. */
export class EmailRule {
  /** Those in another form: only a look for their normal form shows whether somebody else has it. */
  readonly odd: EmailRow[] = [];
  private last: EmailRow | undefined;

  next(row: EmailRow): Finding[] {
    const { last } = this;
    this.last = row;
    if (last?.email === row.email) return [doubled(last.id, row.id)];
    if (normal(row.email) === row.email) return [];
    this.odd.push(row);
    const text = `the e-mail of student ${row.id} is not trimmed and in lower case`;
    return [{ check: 'e-mails', text, isUnderWay: false }];
  }

  /** @param others students whose e-mail is the normal form of an odd one */
  doubles(others: readonly EmailRow[]): Finding[] {
    const byEmail = new Map(others.map(({ id, email }) => [email, id]));
    return this.odd.flatMap(({ id, email }) => {
      const other = byEmail.get(normal(email));
      byEmail.set(normal(email), id);
      return other ? [doubled(other, id)] : [];
    });
  }

  get wanted(): string[] {
    return this.odd.map(({ email }) => normal(email));
  }
}

const doubled = (first: string, second: string): Finding => ({
  check: 'e-mails',
  text: `students ${[first, second].sort().join(' and ')} have the same e-mail`,
  isUnderWay: false,
});
