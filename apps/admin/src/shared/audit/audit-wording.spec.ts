import type { AuditRecord, Route } from '@concord/contracts';
import { routes } from '@concord/contracts/routes';
import { anAuditRecord } from '../../testing/records';
import { WORDINGS } from './audit-words';
import {
  actionName,
  actorName,
  changedFields,
  actionPhrase,
  detailName,
  pathOfTarget,
  reasonText,
} from './audit-wording';

const sentence = (change: Partial<AuditRecord>) => {
  const record = anAuditRecord({ before: undefined, after: undefined, ...change });
  return `${actorName(record)} ${actionPhrase(record)}`;
};
const anonymous = { kind: 'anonymous' } as const;
const MEMBER = { kind: 'member', id: 'c'.repeat(24) } as const;

describe('the wording of the audit log', () => {
  it.each<[string, Partial<AuditRecord>]>([
    [
      'halima changed the duration of the exam “Mediation”',
      { before: { duration: 30, code: 1 }, after: { duration: 60, code: 1 } },
    ],
    [
      'halima changed the first name, surname and e-mail of the record of Amina Bello',
      {
        action: 'student.update',
        label: 'Amina Bello',
        before: { firstName: 'A', surname: 'B', email: 'c' },
        after: { firstName: 'D', surname: 'E', email: 'f' },
      },
    ],
    [
      'halima changed 4 fields of the exam “Mediation”',
      { before: { a: 1, b: 1, c: 1 }, after: { a: 2, b: 2, c: 2, d: 2 } },
    ],
    [
      'halima could not change the role of ada@concord.example',
      { action: 'account.role', outcome: 'refused', entity: 'staff', label: 'ada@concord.example' },
    ],
    [
      'halima gave ada@concord.example the finance permission',
      {
        action: 'account.role',
        label: 'ada@concord.example',
        before: { role: 'ADMIN', finance: false },
        after: { role: 'ADMIN', finance: true },
      },
    ],
    [
      'halima removed the finance permission of ada@concord.example',
      {
        action: 'account.role',
        label: 'ada@concord.example',
        before: { role: 'ADMIN', finance: true },
        after: { role: 'ADMIN', finance: false },
      },
    ],
    [
      'halima changed the role of ada@concord.example',
      {
        action: 'account.role',
        label: 'ada@concord.example',
        before: { role: 'PENDING', finance: false },
        after: { role: 'ADMIN', finance: true },
      },
    ],
    ['halima may have changed the exam “Mediation”', { outcome: 'unclear' }],
    [
      'halima revoked the certificate of Amina Bello',
      { action: 'certificate.revoke', entity: 'certificate', label: 'Amina Bello' },
    ],
    ['halima released the results of the exam “Mediation”', { action: 'exam.release' }],
    [
      'halima counted the held results of the exam “Mediation”',
      { action: 'exam.release', details: { dryRun: true } },
    ],
    [
      'ada@concord.example could not sign in',
      {
        action: 'staff.sign-in',
        outcome: 'refused',
        actor: anonymous,
        entity: 'staff',
        label: 'ada@concord.example',
      },
    ],
    [
      'Amina Bello signed in to the exam portal',
      { action: 'candidate.sign-in', actor: { kind: 'candidate' }, label: 'Amina Bello' },
    ],
    [
      'Member or applicant amina@example.com signed in to the member pages',
      {
        action: 'access.sign-in',
        actor: MEMBER,
        entity: 'member',
        id: MEMBER.id,
        label: 'amina@example.com',
      },
    ],
    [
      'An unknown visitor could not sign in to the member pages as amina@example.com',
      {
        action: 'access.sign-in',
        outcome: 'refused',
        actor: anonymous,
        entity: 'member',
        id: undefined,
        label: 'amina@example.com',
      },
    ],
    [
      `Member or applicant ${'c'.repeat(24)} ended a sign-in to the member pages (Chrome on Android)`,
      { action: 'access.session-end', actor: MEMBER, entity: 'access', label: 'Chrome on Android' },
    ],
    [
      'halima looked at the member pages of amina@example.com',
      { action: 'access.view', entity: 'access', label: 'amina@example.com' },
    ],
    [
      'halima blocked the access of amina@example.com to the member pages',
      { action: 'access.block', entity: 'access', label: 'amina@example.com' },
    ],
    [
      'halima allowed the access of amina@example.com to the member pages again',
      { action: 'access.unblock', entity: 'access', label: 'amina@example.com' },
    ],
    [
      'Concord destroyed the record of Amina Bello',
      { action: 'student.purge', actor: { kind: 'system' }, label: 'Amina Bello' },
    ],
    [
      'halima rejected the application of Amina Bello',
      { action: 'student.decide', label: 'Amina Bello', after: { status: 'rejected' } },
    ],
    [
      'halima could not start reviewing the application of Amina Bello',
      {
        action: 'student.decide',
        outcome: 'refused',
        label: 'Amina Bello',
        after: { status: 'in-review' },
      },
    ],
    [
      'halima decided on the application of Amina Bello',
      { action: 'student.decide', label: 'Amina Bello', after: { status: 'destroyed' } },
    ],
    [
      'halima printed the registration form of Bello Amina',
      { action: 'document.create', label: 'registration form of Bello Amina' },
    ],
    ['halima added the picture “Induction 2025”', { action: 'gallery.upload', label: '“Induction 2025”' }],
    ['halima added the picture without a caption', { action: 'gallery.upload', label: 'without a caption' }],
    ['halima printed the list “Students”', { action: 'list.print', label: 'Students' }],
    [
      'halima exported “Results of PST-101 (xlsx)”',
      { action: 'export.create', label: 'Results of PST-101 (xlsx)' },
    ],
    ['halima archived the student Amina Bello', { action: 'student.archive', label: 'Amina Bello' }],
    [
      'halima generated serial numbers',
      { action: 'serial.generate', entity: 'serial', id: undefined, label: undefined },
    ],
    ['halima could not change the role', { action: 'account.role', outcome: 'refused', label: undefined }],
    [
      'halima sent the e-mail “Your result, at last” to amina@example.com again',
      { action: 'mail.send-again', label: 'Your result, at last, to amina@example.com' },
    ],
    ['halima sent 3 of 5 e-mails again', { action: 'mail.send-many-again', label: '3 of 5' }],
    [
      'halima may have withdrawn the announcement “Stay seated”',
      { action: 'announcement.withdraw', outcome: 'unclear', label: 'Stay seated' },
    ],
    ['halima ended all their other sign-ins', { action: 'session.end', label: 'all others' }],
    [
      'halima ended their earlier sign-in by signing in again',
      { action: 'session.end', label: 'halima@concord.example, by a new sign-in' },
    ],
    ['halima ended one of their sign-ins', { action: 'session.end', label: 'halima@concord.example' }],
    [
      'halima saw the full serial number ••••-1234',
      { action: 'serial.reveal', entity: 'serial', label: '••••-1234' },
    ],
    [
      'An unknown visitor could not continue after too many tries (10.1.2.3)',
      { action: 'limit.reach', outcome: 'refused', actor: anonymous, entity: 'limit', label: '10.1.2.3' },
    ],
    [
      'Somebody with its link opened the file “Degree”',
      { action: 'file.open', actor: anonymous, entity: 'student', label: 'Degree' },
    ],
    ['halima reminded 3 of 5 members of what is due', { action: 'member.remind-many', label: '3 of 5' }],
    ['halima reminded Ada Okafor of what is due', { action: 'member.remind', label: 'Ada Okafor' }],
    [
      'halima may have paused reminders to Ada Okafor',
      { action: 'member.pause-reminders', outcome: 'unclear', label: 'Ada Okafor' },
    ],
    ['halima resumed reminders to Ada Okafor', { action: 'member.resume-reminders', label: 'Ada Okafor' }],
    [
      'halima started “Induction of 12 as Associate”',
      { action: 'member.induct-many', label: 'Induction of 12 as Associate' },
    ],
    [
      'Concord started “Billing of 2026”',
      { action: 'billing.order', actor: { kind: 'system' }, label: 'Billing of 2026' },
    ],
    ['halima added a note', { action: 'student.note', label: undefined }],
  ])('%s', (text, change) => expect(sentence(change)).toBe(text));

  it('names an action as a choice, even an unknown one', () => {
    expect(
      ['account.role', 'staff.sign-in', 'student.archive', 'document.create', 'limit.reach', 'x'].map(
        actionName,
      ),
    ).toEqual([
      'Change the role',
      'Sign in',
      'Archive the student',
      'Print a document',
      'Too many tries',
      'The x',
    ]);
  });

  it('has a wording for each call whose action is no plain verb', () => {
    const actions = Object.values<Route>(routes).flatMap(({ audit }) => audit ?? []);
    const isVerb = (action: string) => /^[a-z-]+\.[a-z]+$/.test(action);
    expect(actions.length).toBeGreaterThan(100);
    expect(actions.filter((action) => !isVerb(action) && !Object.hasOwn(WORDINGS, action))).toEqual([]);
  });

  it('names details in words, even unknown ones', () => {
    expect(['mailed', 'writtenBy', 'constructor'].map(detailName)).toEqual([
      'Link sent by e-mail',
      'Written by',
      'Constructor',
    ]);
  });

  it('compares nested values of a change', () => {
    const record = { before: { a: { b: 1 }, c: [1] }, after: { a: { b: 1 }, c: [2] } };
    expect(changedFields(record)).toEqual(['c']);
  });

  it('translates codes, and keeps text that a person wrote', () => {
    expect(['FORBIDDEN', 'LAST_SUPER_ADMIN', 'constructor', 'Power cut'].map(reasonText)).toEqual([
      'Not allowed for this role',
      'Last super admin',
      'constructor',
      'Power cut',
    ]);
  });

  it('links to records with a page, but not to destroyed ones', () => {
    const student = { entity: 'student', id: 's1' };
    expect(pathOfTarget(anAuditRecord(student))).toBe('/admin/students/s1');
    expect(pathOfTarget(anAuditRecord({ ...student, action: 'student.purge' }))).toBeUndefined();
    expect(pathOfTarget(anAuditRecord({ entity: 'call' }))).toBeUndefined();
  });
});
