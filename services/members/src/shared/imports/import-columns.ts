import { IMPORT_COLUMNS, IMPORT_HEADINGS, type ImportColumn, type ImportColumns } from '@concord/contracts';
import { foldText } from '@concord/institute';

/** Headings by which columns are guessed, folded, likeliest first. */
const GUESSES: Record<ImportColumn, readonly string[]> = {
  number: ['member number', 'membership number', 'membership no', 'member no', 'reg no', 'number', 'no'],
  name: ['full name', 'name', 'names', 'member name', 'member'],
  title: ['title'],
  surname: ['surname', 'last name', 'family name'],
  firstName: ['first name', 'firstname', 'given name', 'other names'],
  middleName: ['middle name', 'middlename'],
  organisation: ['organisation', 'organization', 'company', 'corporate name'],
  email: ['email', 'e-mail', 'email address', 'e-mail address'],
  phoneNumber: ['phone', 'phone number', 'telephone', 'mobile', 'gsm', 'phone no'],
  state: ['state', 'state of residence'],
  grade: ['grade', 'category', 'cadre', 'membership grade', 'class'],
  inductedOn: [
    'induction date',
    'date of induction',
    'inducted',
    'inducted on',
    'date inducted',
    'joined',
    'date joined',
  ],
  history: ['grade history', 'history', 'grades'],
  balance: ['opening balance', 'balance', 'amount owed', 'owing', 'outstanding'],
  notes: ['notes', 'note', 'remarks', 'remark', 'comment', 'comments'],
};

/** A heading without case, accents, dots and needless spaces. */
const plain = (heading: string) => foldText(heading).replace(/[.:*]/g, '').replace(/\s+/g, ' ').trim();

/** Columns of a file: those that staff chose, else those of the last import, else by their headings. */
export function columnsOf(
  headings: readonly string[],
  chosen: ImportColumns | undefined,
  earlier: ImportColumns | undefined,
): ImportColumns {
  const columns: ImportColumns = {};
  const known = new Map(headings.map((heading) => [plain(heading), heading]));
  const used = new Set<string>();
  for (const column of IMPORT_COLUMNS) {
    const named = chosen
      ? [chosen[column]]
      : [earlier?.[column], IMPORT_HEADINGS[column], ...GUESSES[column]];
    const heading = named
      .flatMap((each) => (each ? (known.get(plain(each)) ?? []) : []))
      .find((each) => !used.has(each));
    if (heading === undefined) continue;
    columns[column] = heading;
    used.add(heading);
  }
  return columns;
}
