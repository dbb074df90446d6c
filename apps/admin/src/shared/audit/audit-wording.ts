import type { AuditRecord } from '@concord/contracts';
import { listed } from '../format';

/** How records of one action read: the verb, its past, and what follows; `{label}` is what the record names. */
type Wording = readonly [base: string, past: string, object: string];

/** Actions that do not read as their name: `exam.update` does, as "updated the exam". */
const WORDINGS: Record<string, Wording> = {
  'access.refuse': ['make', 'made', 'the call {label}'],
  'account.remove': ['remove', 'removed', 'the account {label}'],
  'account.reset-link': ['make', 'made', 'a link to a new password for {label}'],
  'account.role': ['change', 'changed', 'the role of {label}'],
  'announcement.create': ['announce', 'announced', 'something to {label}'],
  'announcement.withdraw': ['withdraw', 'withdrew', 'the announcement {label}'],
  'assignment.create': ['assign', 'assigned', 'an exam to {label}'],
  'assignment.create-many': ['assign', 'assigned', 'the exam {label} to many'],
  'assignment.remove': ['remove', 'removed', 'an exam of {label}'],
  'assignment.update': ['change', 'changed', 'the exam of {label}'],
  'assignment.update-many': ['change', 'changed', 'who has the exam {label}'],
  'attempt.close': ['end', 'ended', 'the attempt of {label}'],
  'attempt.pause': ['pause', 'paused', 'the attempt of {label}'],
  'attempt.resume': ['resume', 'resumed', 'the attempt of {label}'],
  'attempt.pause-many': ['pause', 'paused', 'the attempts of {label}'],
  'attempt.resume-many': ['resume', 'resumed', 'the attempts of {label}'],
  'attempt.add-time': ['give', 'gave', 'more time to {label}'],
  'attempt.reset': ['reset', 'reset', 'the exam of {label}'],
  'attempt.start': ['start', 'started', 'an exam'],
  'candidate.sign-in': ['sign in', 'signed in', 'for an exam'],
  'candidate.sign-out': ['sign out', 'signed out', 'of the exams'],
  'certificate.create': ['make', 'made', 'the certificate of {label}'],
  'certificate.issue': ['issue', 'issued', 'the certificate of {label}'],
  'certificate.issue-many': ['issue', 'issued', 'certificates of {label}'],
  'certificate.mail': ['send', 'sent', 'the certificate of {label}'],
  'certificate.reinstate': ['reinstate', 'reinstated', 'the certificate of {label}'],
  'certificate.reissue': ['replace', 'replaced', 'the certificate of {label}'],
  'certificate.revoke': ['revoke', 'revoked', 'the certificate of {label}'],
  'certificate-template.print': ['print', 'printed', 'a specimen of the certificate design {label}'],
  'certificate-template.restore': [
    'bring back',
    'brought back',
    'an earlier version of the certificate design {label}',
  ],
  'certificate-template.signature': ['add', 'added', 'the signature {label} for certificates'],
  'certificate-template.update': ['change', 'changed', 'the certificate design {label}'],
  'cohort.add': ['add', 'added', 'students to the cohort {label}'],
  'cohort.take': ['take', 'took', 'students out of the cohort {label}'],
  'document.create': ['print', 'printed', 'a document, the {label}'],
  'exam.duplicate': ['copy', 'copied', 'an exam as {label}'],
  'exam.regrade': ['grade anew', 'graded anew', 'results of the exam {label}'],
  'exam.restore-version': ['bring back', 'brought back', 'an earlier version of the exam {label}'],
  'exam.entry': ['change', 'changed', 'the opening of the exam {label}'],
  'exam.picture': ['add', 'added', 'the picture {label} for a question'],
  'exam.code': ['make', 'made', 'a new access code of the exam {label}'],
  'exam.release': ['release', 'released', 'the results of the exam {label}'],
  'exam.update': ['change', 'changed', 'the exam {label}'],
  'export.cancel': ['cancel', 'cancelled', 'the file {label}'],
  'export.create': ['export', 'exported', 'the list {label}'],
  'file.quarantine': ['quarantine', 'quarantined', 'the file {label}'],
  'gallery.remove': ['remove', 'removed', 'the picture {label}'],
  'gallery.update': ['change', 'changed', 'the picture {label}'],
  'gallery.upload': ['add', 'added', 'the picture {label}'],
  'hall.add-time': ['give', 'gave', 'more time to the hall session {label}'],
  'hall.create': ['make', 'made', 'the hall session {label}'],
  'hall.end': ['end', 'ended', 'the hall session {label}'],
  'hall.pause': ['pause', 'paused', 'the hall session {label}'],
  'hall.remove': ['remove', 'removed', 'the hall session {label}'],
  'hall.resume': ['resume', 'resumed', 'the hall session {label}'],
  'hall.update': ['change', 'changed', 'the hall session {label}'],
  'late-answers.decide': ['decide', 'decided', 'on late answers in {label}'],
  'list.print': ['print', 'printed', 'the list {label}'],
  'limit.reach': ['go on', 'reached', 'a limit {label}'],
  'mail.send-many-again': ['send', 'sent', 'mails again: {label}'],
  'mail.send-again': ['send', 'sent', 'again the mail {label}'],
  'result.annotate': ['write', 'wrote', 'on the result of {label}'],
  'result.regrade': ['correct', 'corrected', 'the result of {label}'],
  'serial.generate': ['make', 'made', 'serial numbers {label}'],
  'serial.issue': ['note', 'noted', 'to whom the serial number {label} was given'],
  'serial.remove': ['remove', 'removed', 'the serial number {label}'],
  'serial.remove-many': ['remove', 'removed', 'serial numbers together: {label}'],
  'serial.reveal': ['see', 'saw', 'the whole serial number of {label}'],
  'session.end': ['end', 'ended', 'a sign-in {label}'],
  'staff.confirm': ['confirm', 'confirmed', 'with a code'],
  'staff.factor-disable': ['turn off', 'turned off', 'the own second factor'],
  'staff.factor-enable': ['turn on', 'turned on', 'the own second factor'],
  'staff.factor-reset': ['remove', 'removed', 'the second factor of {label}'],
  'staff.password-change': ['change', 'changed', 'the own password'],
  'staff.password-forgot': ['ask for', 'asked for', 'a new password for {label}'],
  'staff.password-reset': ['replace', 'replaced', 'the forgotten password'],
  'staff.recovery-codes': ['make', 'made', 'new recovery codes'],
  'staff.recovery-use': ['use', 'used', 'a recovery code'],
  'staff.sign-in': ['sign in', 'signed in', ''],
  'staff.sign-out': ['sign out', 'signed out', ''],
  'staff.sign-up': ['sign up', 'signed up', ''],
  'task.cancel': ['stop', 'stopped', 'the order {label}'],
  'student.accommodate': ['change', 'changed', 'the extra time of {label}'],
  'student.decide': ['decide', 'decided', 'on the application of {label}'],
  'student.decide-many': ['decide', 'decided', 'on applications together: {label}'],
  'student.archive-many': ['archive', 'archived', 'students together: {label}'],
  'student.restore-many': ['restore', 'restored', 'students together: {label}'],
  'student.export': ['export', 'exported', 'all data of {label}'],
  'student.note': ['write', 'wrote', 'a note on {label}'],
  'student.note-edit': ['change', 'changed', 'a note on {label}'],
  'student.note-remove': ['remove', 'removed', 'a note on {label}'],
  'student.purge': ['destroy', 'destroyed', 'the record of {label}'],
  'student.update': ['change', 'changed', 'the record of {label}'],
};

/** Decisions on an application, which their records name by its new status. */
const DECISIONS: Record<string, Wording> = {
  accepted: ['accept', 'accepted', 'the application of {label}'],
  'in-review': ['take', 'took', 'the application of {label} into review'],
  'more-information': ['ask', 'asked', '{label} for more information'],
  rejected: ['reject', 'rejected', 'the application of {label}'],
};

const spaced = (name: string) => name.replaceAll('-', ' ');
const pastOf = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

function wordingOf(action: string): Wording {
  const known = Object.hasOwn(WORDINGS, action) ? WORDINGS[action] : undefined;
  if (known) return known;
  const [subject = '', verb = ''] = action.split('.').map(spaced);
  return [verb, pastOf(verb), `the ${subject} {label}`];
}

const COUNTED: Wording = ['count', 'counted', 'what a release of the exam {label} would show'];

const decisionOf = ({ action, after, details }: AuditRecord): Wording | undefined => {
  if (action === 'exam.release' && details?.dryRun === true) return COUNTED;
  return action === 'student.decide' &&
    typeof after?.status === 'string' &&
    Object.hasOwn(DECISIONS, after.status)
    ? DECISIONS[after.status]
    : undefined;
};

/** A field's name as people say it: `firstName` is "first name". */
export const fieldName = (key: string) =>
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();

/** Details of records whose field does not tell what it means. */
const DETAILS: Record<string, string> = {
  assignerId: 'Account of who assigned it',
  assignment: 'Assigned exam',
  attempts: 'How many attempts',
  copyOf: 'Copied from',
  copyOfExam: 'Id of the copied exam',
  count: 'How many',
  done: 'Done for',
  dryRun: 'Only counted',
  ended: 'Sign-ins that ended',
  factor: 'Proved by',
  filter: 'Filtered by',
  hall: 'Hall session',
  isTakeOver: 'Taken over from another device',
  kind: 'Kind of file',
  mailed: 'The link was sent by mail',
  noteChanged: 'The note for staff changed',
  owner: 'Owner of the file',
  pictures: 'How many pictures',
  purpose: 'Made for',
  repeated: 'Refused again, times',
  rows: 'How many rows',
  task: 'Order',
  serialMakerId: 'Account of who made the serial number',
  serialMadeBy: 'Serial number made by',
};

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** What a detail of a record is called. */
export const detailName = (key: string) =>
  (Object.hasOwn(DETAILS, key) ? DETAILS[key] : undefined) ?? capital(fieldName(key));

/** The fields that a change replaced, in the order of the record. */
export function changedFields({ before = {}, after = {} }: Pick<AuditRecord, 'before' | 'after'>): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

const NAMED_FIELDS = 3;

/** `duration and code of `, where a record says which fields were changed. */
function fieldsOf(record: AuditRecord, [base]: Wording): string {
  const fields = record.before && record.after && base === 'change' ? changedFields(record) : [];
  if (fields.length === 0 || record.action === 'account.role') return '';
  return fields.length > NAMED_FIELDS
    ? `${fields.length} fields of `
    : `${listed(fields.map(fieldName))} of `;
}

const NOBODY: Record<AuditRecord['actor']['kind'], string> = {
  anonymous: 'Somebody unknown',
  staff: 'A member of staff',
  candidate: 'A candidate',
  print: 'The holder of a print link',
  system: 'Concord',
};

/** Who did it: the name of the account, or of the candidate. */
export function actorName({ actor, label, entity }: AuditRecord): string {
  const isOwn = actor.kind === 'candidate' || (actor.kind === 'anonymous' && entity === 'staff');
  return actor.username ?? (isOwn && label ? label : NOBODY[actor.kind]);
}

/** What was done, after the actor's name: `changed duration of the exam Mediation`. */
export function deedOf(record: AuditRecord): string {
  const wording = decisionOf(record) ?? wordingOf(record.action);
  const [base, past, object] = wording;
  const label = actorName(record) === record.label ? '' : (record.label ?? '');
  const rest = `${fieldsOf(record, wording)}${object.replace('{label}', label)}`;
  const verb = { done: past, refused: `could not ${base}`, unclear: `may have ${past}` }[record.outcome];
  return `${verb} ${rest}`.replaceAll(/ {2,}/g, ' ').trim();
}

/** An action as a choice of a list: `exam.update` is "Change the exam". */
export function actionName(action: string): string {
  const [base, , object] = wordingOf(action);
  const text = `${base} ${object.replace(/(?:, the| of| for| to| in)? \{label\}/, '')}`.trim();
  return capital(text);
}

/** Error codes that a person understands at once, in words. */
const REASONS: Record<string, string> = {
  CONFIRMATION_NEEDED: 'A code was asked for first',
  CONFLICT: 'Somebody else had changed it',
  FORBIDDEN: 'Not open to this role',
  INTERNAL: 'The server failed in between',
  NOT_FOUND: 'There was no such record',
  UNAUTHENTICATED: 'The sign-in did not count',
  UNAVAILABLE: 'A part of the server was away',
  VALIDATION: 'Something was filled in wrongly',
};

/** Why, in words: a code of the server is translated where it is known. */
export const reasonText = (reason: string) =>
  (Object.hasOwn(REASONS, reason) ? REASONS[reason] : undefined) ??
  (/^[A-Z][A-Z_]+$/.test(reason) ? capital(fieldName(reason)) : reason);

const PAGES: Record<string, string> = {
  student: '/admin/students/',
  cohort: '/admin/cohorts/',
  exam: '/admin/exams/',
  hall: '/admin/halls/',
  mail: '/admin/outbox/',
  // Late answers have the id of their attempt, as its result has.
  'late-answers': '/admin/student-result/',
  result: '/admin/student-result/',
};

/** The page of what was acted on, for kinds that have one. */
export const pathOfTarget = ({ entity = '', id, action }: AuditRecord): string | undefined =>
  id && Object.hasOwn(PAGES, entity) && !action.endsWith('.purge')
    ? `${PAGES[entity] ?? ''}${id}`
    : undefined;
