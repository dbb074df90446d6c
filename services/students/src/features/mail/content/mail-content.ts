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
import { memberMailValues } from './member-mail';

export type Recipient = Pick<Student, 'surname' | 'firstName' | 'middleName'> &
  Partial<Pick<Student, 'title'>>;

/** Control characters, line separators, and marks that change the direction of text. */
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
const MAX_LENGTH = 300;

/**
 * Reduces a typed text to one line: a line break in a name could add a header, or imitate another line of the mail.
 */
export const oneLine = (value: string): string =>
  [...value.replace(INVISIBLE, ' ').replace(/\s+/gu, ' ').trim()].slice(0, MAX_LENGTH).join('');

/** Functions that convert the data of a request to the values of its template. */
type TemplateValues = { [K in MailKind]: (data: MailData[K], publicUrl: string) => object };

const startExamUrl = (publicUrl: string) => new URL('/start-exam', publicUrl).href;

/** Applies {@link oneLine} to each line of a typed text. */
const paragraph = (value: string): string => value.split('\n').map(oneLine).filter(Boolean).join('\n');

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
    next: 'Please send us this information by replying to this e-mail.',
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
  }),
  decision: ({ decision, reason }) => ({ ...DECISION_WORDS[decision], reason: paragraph(reason ?? '') }),
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
  ...memberMailValues(oneLine),
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
