import type { MailData, MailKind, Student, NotifiedDecision } from '@concord/contracts';
import {
  dateWords,
  fullName,
  greetedName,
  INSTITUTE,
  momentWords,
  printColours,
  unansweredIn,
} from '@concord/institute';
import type { StoredAttachment } from '../../../store/mails/mail.schema';
import { assignmentCalendar, assignmentValues } from './assignment-mail';
import { type MailParts, mailTemplates } from './mail-templates';
import { MEMBER_MAIL_VALUES } from './member-mail';
import { oneLine, paragraph } from './typed-text';

export type Recipient = Pick<Student, 'surname' | 'firstName' | 'middleName'> &
  Partial<Pick<Student, 'title'>>;

/** Functions that convert the data of a request to the values of its template. */
type TemplateValues = { [K in MailKind]: (data: MailData[K], publicUrl: string) => object };

const applicationUrl = (publicUrl: string) => new URL('/me/application', publicUrl).href;
const startExamUrl = (publicUrl: string) => new URL('/start-exam', publicUrl).href;

interface DecisionWords {
  readonly subject: string;
  readonly said: string;
  /** Label of the reason. */
  readonly because: string;
  readonly next: string;
}

const DECISION_WORDS: Record<NotifiedDecision, DecisionWords> = {
  accepted: {
    subject: 'Your application has been accepted',
    said: 'We have reviewed your application, and we are pleased to accept it. Welcome!',
    because: 'A message from us:',
    next: 'Please keep your serial number. You need it, with this e-mail address, to sign in to your exams.',
  },
  rejected: {
    subject: 'Our decision on your application',
    said: 'We have reviewed your application. We are sorry that we cannot accept it.',
    because: 'The reason:',
    next: 'If you have questions, please reply to this e-mail or call us.',
  },
  'more-information': {
    subject: 'We need more information for your application',
    said: 'We are reviewing your application. We need more information before we can decide.',
    because: 'What we need:',
    next: 'Please answer on your page, where you can also send files. Sign in with this e-mail address; there is no password.',
  },
};

const PASSED_COLOUR = '#14663a';
const FAILED_COLOUR = '#a12622';

const TEMPLATE_VALUES: TemplateValues = {
  result: ({ pass, gradedAt, examName, examCode, score, total, ...counts }, publicUrl) => ({
    ...counts,
    score: total === undefined ? score : `${score} of ${total}`,
    unanswered: String(unansweredIn({ total_questions: total, total_answered: counts.answered }) ?? ''),
    examName: oneLine(examName),
    examCode: oneLine(examCode),
    verdict: pass ? 'Passed' : 'Fail',
    colour: pass ? PASSED_COLOUR : FAILED_COLOUR,
    date: momentWords(gradedAt),
    startExamUrl: startExamUrl(publicUrl),
  }),
  'registration-receipt': ({ registeredAt }, publicUrl) => ({
    date: momentWords(registeredAt),
    startExamUrl: startExamUrl(publicUrl),
    applicationUrl: applicationUrl(publicUrl),
  }),
  decision: ({ decision, reason }, publicUrl) => ({
    ...DECISION_WORDS[decision],
    reason: paragraph(reason ?? ''),
    button: decision === 'more-information' ? 'Answer now' : 'Open your page',
    applicationUrl: applicationUrl(publicUrl),
  }),
  assignment: (data, publicUrl) => ({
    examName: oneLine(data.examName),
    examCode: oneLine(data.examCode),
    ...assignmentValues(data),
    startExamUrl: startExamUrl(publicUrl),
  }),
  certificate: ({ certificateNumber, dateGenerated, replaces = '', ...data }, publicUrl) => ({
    studentName: oneLine(data.studentName),
    courseTitle: oneLine(data.courseTitle),
    certificateNumber,
    replaces,
    date: dateWords(dateGenerated),
    certificateUrl: new URL(`/certificate/${certificateNumber}`, publicUrl).href,
  }),
  ...MEMBER_MAIL_VALUES,
};

/** Sender and colours of every mail. */
export const instituteFoot = () => ({
  name: INSTITUTE.name,
  email: INSTITUTE.email,
  phones: INSTITUTE.phones.join(', '),
  ...printColours(),
});

/** Renders a mail. Names become plain text on one line. */
export function renderMail<K extends MailKind>(
  { kind, data }: { kind: K; data: MailData[K] },
  recipient: Recipient,
  publicUrl: string,
): MailParts & { name: string } {
  const { firstName, middleName, surname } = recipient;
  const name = oneLine(fullName(surname, firstName, middleName)) || 'applicant';
  const greeted = oneLine(greetedName(recipient)) || 'applicant';
  const view = { institute: instituteFoot(), greeted, ...TEMPLATE_VALUES[kind](data, publicUrl) };
  return { name, ...mailTemplates[kind](view) };
}

/**
 * Attached files of a mail; undefined without any.
 * @param key unique key of the mail
 */
export function attachmentsOf(
  { key, kind, data }: { key: string; kind: MailKind; data: MailData[MailKind] },
  publicUrl: string,
  made: Date,
): StoredAttachment[] | undefined {
  if (kind !== 'assignment') return undefined;
  const told = data as MailData['assignment'];
  const name = oneLine(`${told.examName} (${told.examCode})`);
  const { host } = new URL(publicUrl);
  return [assignmentCalendar(key, told, { name, startExamUrl: startExamUrl(publicUrl), host, made })];
}
