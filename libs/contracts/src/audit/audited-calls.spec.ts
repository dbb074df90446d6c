import { calls } from '../calls';
import type { Call } from '../core/call';

/** Changing calls without `audit`, each with the reason. */
const EXCEPTIONS: Record<string, string> = {
  login: 'recorded by the service as staff.sign-in, with the account',
  staffRegister: 'recorded by the service as staff.sign-up, with the account',
  logout: 'recorded by the service before, as staff.sign-out or candidate.sign-out',
  passwordForgot: 'recorded by the worker as staff.password-forgot, with the account',
  passwordReset: 'recorded by the service as staff.password-reset, with the account',
  factorBegin: 'prepares what factorEnable turns on',
  factorEnable: 'recorded by the service as staff.factor-enable, and its wrong codes once a window',
  factorRecoveryCodes: 'recorded by the service as staff.recovery-codes',
  factorDisable: 'recorded by the service as staff.factor-disable',
  richPreview: 'shows a text while it is written, and stores nothing',
  certificatePreview: 'shows a certificate while it is written, and stores nothing',
  authConfirm: 'recorded by the service as staff.confirm',
  passwordChange: 'recorded by the service as staff.password-change',
  serialReveal: 'recorded by the service as serial.reveal, before it is shown',
  studentRevealSerial: 'recorded by the service as serial.reveal, before it is shown',
  examSignIn: 'recorded by the service as candidate.sign-in',
  accessCode: 'orders a code for anybody who asks; its use is recorded as access.sign-in',
  accessVerify: 'recorded by the service as access.sign-in, with the person',
  accessRenew: 'goes on with a sign-in that was recorded as access.sign-in',
  accessSignOut: 'recorded by the service as access.sign-out, with the person',
  accessExam: 'recorded by the service as candidate.sign-in',
  studentRegister: 'the applicant makes the own record, which tells all of it',
  studentDecisionPreview: 'renders a mail and stores nothing; its body keeps the reason out of addresses',
  hallCheck: 'looks students up and stores nothing; its body keeps long lists out of addresses',
  cohortCheck: 'looks students up and stores nothing; its body keeps e-mails out of addresses',
  feePreview: 'compares fee tables and stores nothing; a table is too long for an address',
  serialCheck: 'looks a serial up; its body keeps the serial out of addresses',
  examErrorsSheet: 'writes a file of what it is sent, and stores nothing',
  memberImportPreview: 'shows what an import would do, and stores nothing',
  statementPreview: 'shows how a file would be read, and stores nothing',
  examParseSheet: 'reads a file and stores nothing',
  paystackWebhook: 'orders a check; the payment is recorded by the worker as payment.create',
  myCardPaymentCheck: 'orders a check, and changes nothing itself',
  attemptStart: 'the attempt is the record, and a start may not wait for another one',
  attemptSave: 'the attempt is the record, and a save may not wait for another one',
  attemptActivity: 'counts what happens to the own page, several times a minute; the attempt keeps it',
  practiceStart: 'a trial of the device, of which nothing is kept for longer than a day',
  practiceSave: 'a trial of the device, of which nothing is kept for longer than a day',
  practiceSubmit: 'a trial of the device, of which nothing is kept for longer than a day',
  viewCreate: 'a setting of the own account, which others do not see',
  viewUpdate: 'a setting of the own account, which others do not see',
  viewRemove: 'a setting of the own account, which others do not see',
  resultSubmit: 'the attempt is the record, and a submission may not wait for another one',
};

const changing = Object.entries<Call>(calls).filter(([, { method }]) => method !== 'GET');

describe('the calls that change something', () => {
  it.each(changing)('%s has its name in the audit log, or a reason for none', (name, { audit }) => {
    expect(audit !== undefined).toBe(!(name in EXCEPTIONS));
  });

  it('are all that the exceptions name', () => {
    const names = changing.map(([name]) => name);
    expect(Object.keys(EXCEPTIONS).filter((name) => !names.includes(name))).toEqual([]);
  });
});
