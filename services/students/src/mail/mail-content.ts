import { type MailData, type MailKind } from '@concord/contracts';
import { INSTITUTE } from '@concord/institute';
import { type MailParts, mailTemplates } from './mail-templates';
import { formatMoment, fullName, oneLine } from './text-values';

export interface Recipient {
  surname: string;
  firstName: string;
  middleName?: string | null;
}

/** Makes the values of each template from the data of an order. */
type TemplateValues = { [K in MailKind]: (data: MailData[K], publicUrl: string) => object };

const PASSED_COLOUR = '#14663a';
const FAILED_COLOUR = '#a12622';

const TEMPLATE_VALUES: TemplateValues = {
  result: ({ pass, gradedAt, examName, examCode, ...counts }, publicUrl) => ({
    ...counts,
    examName: oneLine(examName),
    examCode: oneLine(examCode),
    verdict: pass ? 'Passed' : 'Fail',
    colour: pass ? PASSED_COLOUR : FAILED_COLOUR,
    date: formatMoment(gradedAt),
    startExamUrl: new URL('/start-exam', publicUrl).href,
  }),
  'registration-receipt': ({ registeredAt }, publicUrl) => ({
    date: formatMoment(registeredAt),
    startExamUrl: new URL('/start-exam', publicUrl).href,
  }),
};

const institute = {
  name: INSTITUTE.name,
  email: INSTITUTE.email,
  phones: INSTITUTE.phones.join(', '),
};

/** Renders a mail. Names come out as plain text on one line, whatever they contain. */
export function renderMail<K extends MailKind>(
  { kind, data }: { kind: K; data: MailData[K] },
  recipient: Recipient,
  publicUrl: string,
): MailParts & { name: string } {
  const name = fullName(recipient) || 'applicant';
  const view = { institute, name, ...TEMPLATE_VALUES[kind](data, publicUrl) };
  return { name, ...mailTemplates[kind](view) };
}
