import type { Examinee } from '../exam/hall.ts';

/** Somebody who signs in to the back office. */
export interface Officer {
  email: string;
  password: string;
}

/** People, a token and a file that attackers know. */
export interface KnownToAttackers {
  /** An officer whose e-mail is known. */
  officer: Officer;
  /** A student whose e-mail is known. */
  examinee: Examinee;
  /** The token of a signed-in account. */
  token: string;
  /** A spreadsheet of questions, as a form sends it. */
  sheet: { headers: Record<string, string>; body: Buffer };
}
