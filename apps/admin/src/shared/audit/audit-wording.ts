import type { AuditRecord } from '@concord/contracts';
import { listed } from '../format';
import { DETAILS, FIELDS, REASONS } from './audit-names';
import { CHOICES, COUNTED, DECISIONS, FINANCE, PARTICIPLES, WORDINGS } from './audit-words';
import type { Wording } from './wordings/wording';

const spaced = (name: string) => name.replaceAll('-', ' ');
const pastOf = (verb: string) => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);
const named = (names: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(names, key) ? names[key] : undefined;

function wordingOf(action: string): Wording {
  const known = Object.hasOwn(WORDINGS, action) ? WORDINGS[action] : undefined;
  if (known) return known;
  const [subject = '', verb = ''] = action.split('.').map(spaced);
  return [verb, pastOf(verb), `the ${subject} “{label}”`];
}

/** Ending of the label of a sign-in that was replaced by a newer one. */
const REPLACED = ', by a new sign-in';

/** Describes ended sign-ins: one of the own account, or all others. */
function endedSignIns(label = ''): string {
  if (label === 'all others') return 'all their other sign-ins';
  return label.endsWith(REPLACED) ? 'their earlier sign-in by signing in again' : 'one of their sign-ins';
}

/** Wording for records whose action alone does not tell what was done. */
function specialOf(record: AuditRecord): Wording | undefined {
  const { action, after, details, entity, label } = record;
  if (action === 'session.end') return ['end', 'ended', endedSignIns(label)];
  if (action === 'serial.reveal' && entity === 'serial')
    return ['see', 'saw', 'the full serial number {label}'];
  if (action === 'exam.release' && details?.dryRun === true) return COUNTED;
  if (action === 'account.role' && changedFields(record).join() === 'finance')
    return after?.finance ? FINANCE.given : FINANCE.taken;
  return action === 'student.decide' &&
    typeof after?.status === 'string' &&
    Object.hasOwn(DECISIONS, after.status)
    ? DECISIONS[after.status]
    : undefined;
}

/** Readable name of a field: `firstName` is "first name". */
export const fieldName = (key: string) =>
  named(FIELDS, key) ??
  key
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .trim()
    .toLowerCase();

const capital = (text: string) => text.replace(/^./, (first) => first.toUpperCase());

/** Readable name of a detail. */
export const detailName = (key: string) => named(DETAILS, key) ?? capital(fieldName(key));

/** Fields replaced by a change, in the record's order. */
export function changedFields({ before = {}, after = {} }: Pick<AuditRecord, 'before' | 'after'>): string[] {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return keys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
}

const NAMED_FIELDS = 3;

/** Actions whose object already says what was changed. */
const WHOLE = new Set(['account.role', 'exam.entry', 'student.accommodate']);

/** Phrase such as `the duration and code of `, if a record says which fields were changed. */
function fieldsOf(record: AuditRecord, [base]: Wording): string {
  const fields = record.before && record.after && base === 'change' ? changedFields(record) : [];
  if (fields.length === 0 || WHOLE.has(record.action)) return '';
  return fields.length > NAMED_FIELDS
    ? `${fields.length} fields of `
    : `the ${listed(fields.map(fieldName))} of `;
}

const NOBODY: Record<AuditRecord['actor']['kind'], string> = {
  anonymous: 'An unknown visitor',
  staff: 'A member of staff',
  candidate: 'A candidate',
  member: 'Member or applicant',
  print: 'The holder of a print link',
  system: 'Concord',
};

/** Actor of files opened by a link alone; signed-in people get such links on their pages. */
const LINK_HOLDER = 'Somebody with its link';

/** True if the label of a record names its actor. */
function isOwn({ actor, entity, id }: AuditRecord): boolean {
  if (actor.kind === 'member') return id !== undefined && id === actor.id;
  return actor.kind === 'candidate' || (actor.kind === 'anonymous' && entity === 'staff');
}

/** Name of the acting account, candidate, member or applicant. */
export function actorName(record: AuditRecord): string {
  const { actor, action, label } = record;
  if (action === 'file.open' && actor.kind === 'anonymous') return LINK_HOLDER;
  const own = isOwn(record) ? label : undefined;
  if (actor.kind === 'member') return `${NOBODY.member} ${own ?? actor.id ?? ''}`.trim();
  return actor.username ?? (own || NOBODY[actor.kind]);
}

/** Puts a title in quotation marks, unless it has some or is no title; of an e-mail only its subject. */
function quoted(label: string): string {
  if (label.startsWith('“') || label === 'without a caption') return label;
  const [, subject, to] = /^(.+), to (\S+@\S+)$/.exec(label) ?? [];
  return subject && to ? `“${subject}” to ${to}` : `“${label}”`;
}

/** Object for records without a label. */
const unnamedOf = ([, , object, unnamed]: Wording) =>
  unnamed ?? object.replace(/(?: about| of| for| to| in)? (?:\(\{label\}\)|“?\{label\}”?)/, '');

/** Object with the label of the record. */
const objectOf = (wording: Wording, label: string) =>
  label
    ? wording[2].replace('“{label}”', () => quoted(label)).replace('{label}', () => label)
    : unnamedOf(wording);

/** Phrase after the actor's name: `changed the duration of the exam “Mediation”`. */
export function actionPhrase(record: AuditRecord): string {
  const wording = specialOf(record) ?? wordingOf(record.action);
  const [base, past] = wording;
  const isActor = actorName(record) === record.label || (record.actor.kind === 'member' && isOwn(record));
  const label = isActor ? '' : (record.label ?? '');
  const verb = {
    done: past,
    refused: `could not ${base}`,
    unclear: `may have ${named(PARTICIPLES, past) ?? past}`,
  }[record.outcome];
  return `${verb} ${fieldsOf(record, wording)}${objectOf(wording, label)}`.trim();
}

/** Label of an action in a list of choices: `exam.update` is "Change the exam". */
export function actionName(action: string): string {
  const wording = wordingOf(action);
  return named(CHOICES, action) ?? capital(`${wording[0]} ${unnamedOf(wording)}`.trim());
}

/** Text of a reason; known error codes are translated. */
export const reasonText = (reason: string) =>
  named(REASONS, reason) ?? (/^[A-Z][A-Z_]+$/.test(reason) ? capital(fieldName(reason)) : reason);

const PAGES: Record<string, string> = {
  student: '/admin/students/',
  cohort: '/admin/cohorts/',
  exam: '/admin/exams/',
  hall: '/admin/halls/',
  mail: '/admin/outbox/',
  member: '/admin/members/',
  // Late answers have the id of their attempt, as the result has.
  'late-answers': '/admin/student-result/',
  result: '/admin/student-result/',
};

/** Page of a record's target, for kinds that have one. */
export const pathOfTarget = ({ entity = '', id, action }: AuditRecord): string | undefined =>
  id && Object.hasOwn(PAGES, entity) && !action.endsWith('.purge')
    ? `${PAGES[entity] ?? ''}${id}`
    : undefined;
