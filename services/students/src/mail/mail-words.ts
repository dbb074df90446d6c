import { INSTITUTE, type MailData, type MailKind } from '@concord/contracts';
import { type MailParts, mailTemplates } from './mail-templates';
import { fullName, momentWords, oneLine } from './mail-values';

/** Whom a mail goes to. */
export interface Addressee {
  surname: string;
  firstName: string;
  middleName?: string | null;
}

/** What the templates say differently from the data. */
type Views = { [K in MailKind]: (data: MailData[K], publicUrl: string) => object };

const PASSED = '#14663a';
const FAILED = '#a12622';

const VIEWS: Views = {
  result: ({ pass, gradedAt, examName, examCode, ...counts }, publicUrl) => ({
    ...counts,
    examName: oneLine(examName),
    examCode: oneLine(examCode),
    verdict: pass ? 'Passed' : 'Fail',
    colour: pass ? PASSED : FAILED,
    date: momentWords(gradedAt),
    startExamUrl: new URL('/start-exam', publicUrl).href,
  }),
  'registration-receipt': ({ registeredAt }, publicUrl) => ({
    date: momentWords(registeredAt),
    startExamUrl: new URL('/start-exam', publicUrl).href,
  }),
};

const institute = {
  name: INSTITUTE.name,
  email: INSTITUTE.email,
  phones: INSTITUTE.phones.join(', '),
};

/** The words of a mail. Whatever the names hold, they come out as text on one line. */
export function wordsOf<K extends MailKind>(
  { kind, data }: { kind: K; data: MailData[K] },
  addressee: Addressee,
  publicUrl: string,
): MailParts & { name: string } {
  const name = fullName(addressee) || 'applicant';
  const view = { institute, name, ...VIEWS[kind](data, publicUrl) };
  return { name, ...mailTemplates[kind](view) };
}
