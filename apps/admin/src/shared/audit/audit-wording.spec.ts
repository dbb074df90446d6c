import type { AuditRecord } from '@concord/contracts';
import { anAuditRecord } from '../../testing/records';
import {
  actionName,
  actorName,
  changedFields,
  deedOf,
  detailName,
  pathOfTarget,
  reasonText,
} from './audit-wording';

const sentence = (change: Partial<AuditRecord>) => {
  const record = anAuditRecord({ before: undefined, after: undefined, ...change });
  return `${actorName(record)} ${deedOf(record)}`;
};
const anonymous = { kind: 'anonymous' } as const;

describe('the wording of the audit log', () => {
  it.each<[string, Partial<AuditRecord>]>([
    [
      'halima changed duration of the exam Mediation',
      { before: { duration: 30, code: 1 }, after: { duration: 60, code: 1 } },
    ],
    [
      'halima changed first name, surname and email of the record of Amina Bello',
      {
        action: 'student.update',
        label: 'Amina Bello',
        before: { firstName: 'A', surname: 'B', email: 'c' },
        after: { firstName: 'D', surname: 'E', email: 'f' },
      },
    ],
    [
      'halima changed 4 fields of the exam Mediation',
      { before: { a: 1, b: 1, c: 1 }, after: { a: 2, b: 2, c: 2, d: 2 } },
    ],
    [
      'halima could not change the role of ada@concord.example',
      { action: 'account.role', outcome: 'refused', entity: 'staff', label: 'ada@concord.example' },
    ],
    ['halima may have changed the exam Mediation', { outcome: 'unclear' }],
    [
      'halima revoked the certificate of Amina Bello',
      { action: 'certificate.revoke', entity: 'certificate', label: 'Amina Bello' },
    ],
    ['halima released the results of the exam Mediation', { action: 'exam.release' }],
    [
      'halima counted what a release of the exam Mediation would show',
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
      'Amina Bello signed in for an exam',
      { action: 'candidate.sign-in', actor: { kind: 'candidate' }, label: 'Amina Bello' },
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
      'halima could not take the application of Amina Bello into review',
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
      'halima printed a document, the registration form of Bello Amina',
      { action: 'document.create', label: 'registration form of Bello Amina' },
    ],
    ['halima added the picture without a caption', { action: 'gallery.upload', label: 'without a caption' }],
    ['halima printed the list Students', { action: 'list.print', label: 'Students' }],
    [
      'halima exported the list Results of PST-101 (xlsx)',
      { action: 'export.create', label: 'Results of PST-101 (xlsx)' },
    ],
    ['halima archived the student Amina Bello', { action: 'student.archive', label: 'Amina Bello' }],
    [
      'halima made serial numbers',
      { action: 'serial.generate', entity: 'serial', id: undefined, label: undefined },
    ],
  ])('%s', (text, change) => expect(sentence(change)).toBe(text));

  it('names an action as a choice, also one that it does not know', () => {
    expect(
      ['account.role', 'staff.sign-in', 'student.archive', 'document.create', 'x'].map(actionName),
    ).toEqual(['Change the role', 'Sign in', 'Archive the student', 'Print a document', 'The x']);
  });

  it('names details in words, also those that it does not know', () => {
    expect(['mailed', 'writtenBy', 'constructor'].map(detailName)).toEqual([
      'The link was sent by mail',
      'Written by',
      'Constructor',
    ]);
  });

  it('compares nested values of a change', () => {
    const record = { before: { a: { b: 1 }, c: [1] }, after: { a: { b: 1 }, c: [2] } };
    expect(changedFields(record)).toEqual(['c']);
  });

  it('translates codes, and leaves what somebody wrote', () => {
    expect(['FORBIDDEN', 'LAST_SUPER_ADMIN', 'constructor', 'Power cut'].map(reasonText)).toEqual([
      'Not open to this role',
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
