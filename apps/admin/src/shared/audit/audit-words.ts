/**
 * Wording of an action: verb, past tense, object, and the object for records without a label. `{label}`
 * stands for the record's label, in quotation marks if it is a title.
 */
export type Wording = readonly [base: string, past: string, object: string, unnamed?: string];

/** Wordings of actions that do not follow from their names, as `exam.upload` does: "uploaded the exam". */
export const WORDINGS: Record<string, Wording> = {
  'access.refuse': ['use', 'used', 'the call {label}', 'a call'],
  'account.invite': ['invite', 'invited', '{label}', 'a colleague'],
  'account.lift': ['lift', 'lifted', 'the suspension of {label}'],
  'account.remove': ['remove', 'removed', 'the account {label}'],
  'account.reset-link': ['create', 'created', 'a password link for {label}'],
  'account.role': ['change', 'changed', 'the role of {label}'],
  'account.sign-out': ['sign out', 'signed out', '{label} everywhere', 'an account everywhere'],
  'account.suspend': ['suspend', 'suspended', 'the account {label}'],
  'announcement.create': ['send', 'sent', 'an announcement to “{label}”'],
  'announcement.withdraw': ['withdraw', 'withdrew', 'the announcement “{label}”'],
  'assignment.create': ['assign', 'assigned', 'an exam to {label}'],
  'assignment.create-many': [
    'assign',
    'assigned',
    'the exam “{label}” to several students',
    'an exam to several students',
  ],
  'assignment.remove': ['remove', 'removed', 'an exam from {label}', 'an exam from a student'],
  'assignment.update': ['change', 'changed', 'an exam assigned to {label}', 'an assigned exam'],
  'assignment.update-many': [
    'change',
    'changed',
    'who is assigned the exam “{label}”',
    'the assignments of an exam',
  ],
  'attempt.close': ['end', 'ended', 'the attempt of {label}'],
  'attempt.pause': ['pause', 'paused', 'the attempt of {label}'],
  'attempt.resume': ['resume', 'resumed', 'the attempt of {label}'],
  'attempt.pause-many': ['pause', 'paused', 'the attempts of {label}'],
  'attempt.resume-many': ['resume', 'resumed', 'the attempts of {label}'],
  'attempt.add-time': ['give', 'gave', 'more time to {label}'],
  'attempt.reset': ['reset', 'reset', 'the exam of {label}'],
  'attempt.start': ['start', 'started', 'an exam'],
  'candidate.sign-in': ['sign in', 'signed in', 'to the exam portal as {label}', 'to the exam portal'],
  'candidate.sign-out': ['sign out', 'signed out', 'of the exam portal'],
  'certificate.create': ['create', 'created', 'the certificate of {label}'],
  'certificate.issue': ['issue', 'issued', 'the certificate of {label}'],
  'certificate.issue-many': ['issue', 'issued', 'certificates for “{label}”'],
  'certificate.mail': ['send', 'sent', 'the certificate of {label} by e-mail'],
  'certificate.reinstate': ['reinstate', 'reinstated', 'the certificate of {label}'],
  'certificate.reissue': ['replace', 'replaced', 'the certificate of {label}'],
  'certificate.revoke': ['revoke', 'revoked', 'the certificate of {label}'],
  'certificate-template.print': ['print', 'printed', 'a specimen of the certificate design “{label}”'],
  'certificate-template.restore': [
    'restore',
    'restored',
    'an earlier version of the certificate design “{label}”',
  ],
  'certificate-template.signature': ['add', 'added', 'a signature for certificates'],
  'certificate-template.update': ['change', 'changed', 'the certificate design “{label}”'],
  'cohort.add': ['add', 'added', 'students to the cohort “{label}”'],
  'cohort.take': ['remove', 'removed', 'students from the cohort “{label}”'],
  'course.update': ['change', 'changed', 'the course “{label}”'],
  'document.create': ['print', 'printed', 'the {label}', 'a document'],
  'exam.duplicate': ['copy', 'copied', 'an exam as “{label}”', 'an exam'],
  'exam.regrade': ['regrade', 'regraded', 'the exam “{label}”'],
  'exam.restore-version': ['restore', 'restored', 'an earlier version of the exam “{label}”'],
  'exam.entry': ['change', 'changed', 'the opening and access of the exam “{label}”'],
  'exam.picture': ['add', 'added', 'a picture for a question'],
  'exam.code': ['create', 'created', 'a new access code for the exam “{label}”'],
  'exam.release': ['release', 'released', 'the results of the exam “{label}”'],
  'exam.update': ['change', 'changed', 'the exam “{label}”'],
  'export.cancel': ['cancel', 'cancelled', 'the file “{label}”'],
  'export.create': ['export', 'exported', '“{label}”', 'a list'],
  'fees.add': ['add', 'added', '{label} of the fee table', 'a version of the fee table'],
  'gallery.order': ['rearrange', 'rearranged', 'the gallery'],
  'gallery.remove': ['remove', 'removed', 'the picture “{label}”'],
  'gallery.update': ['change', 'changed', 'the picture “{label}”'],
  'gallery.upload': ['add', 'added', 'the picture “{label}”'],
  'membership-settings.replace': ['change', 'changed', 'the membership settings', 'the membership settings'],
  'hall.add-time': ['give', 'gave', 'more time to the hall session “{label}”'],
  'hall.create': ['create', 'created', 'the hall session “{label}”'],
  'hall.end': ['end', 'ended', 'the hall session “{label}”'],
  'hall.pause': ['pause', 'paused', 'the hall session “{label}”'],
  'hall.remove': ['remove', 'removed', 'the hall session “{label}”'],
  'hall.resume': ['resume', 'resumed', 'the hall session “{label}”'],
  'hall.update': ['change', 'changed', 'the hall session “{label}”'],
  'late-answers.decide': ['decide', 'decided', 'on late answers in the exam “{label}”'],
  'list.print': ['print', 'printed', 'the list “{label}”'],
  'limit.reach': ['continue', 'continued', 'after too many tries ({label})'],
  'mail.send-many-again': ['send', 'sent', '{label} e-mails again', 'several e-mails again'],
  'mail.send-again': ['send', 'sent', 'the e-mail “{label}” again'],
  'result.annotate': ['comment', 'commented', 'on the result of {label}'],
  'result.regrade': ['regrade', 'regraded', 'the result of {label}'],
  'serial.generate': ['generate', 'generated', 'serial numbers ({label})'],
  'serial.issue': ['record', 'recorded', 'who has the serial number {label}', 'who has a serial number'],
  'serial.remove': ['remove', 'removed', 'the serial number {label}'],
  'serial.remove-many': ['remove', 'removed', '{label} serial numbers', 'several serial numbers'],
  'serial.reveal': ['see', 'saw', 'the full serial number of {label}'],
  'session.end': ['end', 'ended', 'one of their sign-ins'],
  'staff.confirm': ['confirm', 'confirmed', 'an action with a code'],
  'staff.factor-disable': ['turn off', 'turned off', 'their second factor'],
  'staff.factor-enable': ['turn on', 'turned on', 'their second factor'],
  'staff.factor-reset': ['remove', 'removed', 'the second factor of {label}'],
  'staff.invitation-accept': ['accept', 'accepted', 'the invitation'],
  'staff.password-change': ['change', 'changed', 'their password'],
  'staff.password-forgot': ['ask for', 'asked for', 'a new password for {label}'],
  'staff.password-reset': ['reset', 'reset', 'a forgotten password'],
  'staff.recovery-codes': ['create', 'created', 'new recovery codes'],
  'staff.recovery-use': ['use', 'used', 'a recovery code'],
  'staff.sign-in': ['sign in', 'signed in', ''],
  'staff.sign-out': ['sign out', 'signed out', ''],
  'staff.sign-up': ['sign up', 'signed up', ''],
  'task.cancel': ['cancel', 'cancelled', 'the bulk change for “{label}”', 'a bulk change'],
  'student.accommodate': ['change', 'changed', 'the extra exam time of {label}'],
  'student.archive': ['archive', 'archived', 'the student {label}'],
  'student.decide': ['decide', 'decided', 'on the application of {label}'],
  'student.decide-many': ['decide', 'decided', 'on {label} applications', 'on several applications'],
  'student.archive-many': ['archive', 'archived', '{label} students', 'several students'],
  'student.remove': ['remove', 'removed', 'the student {label}'],
  'student.restore': ['restore', 'restored', 'the student {label}'],
  'student.restore-many': ['restore', 'restored', '{label} students', 'several students'],
  'student.export': ['export', 'exported', 'all data of {label}', 'all data of a student'],
  'student.note': ['add', 'added', 'a note about {label}'],
  'student.note-edit': ['change', 'changed', 'a note about {label}'],
  'student.note-remove': ['remove', 'removed', 'a note about {label}'],
  'student.purge': ['destroy', 'destroyed', 'the record of {label}'],
  'student.update': ['change', 'changed', 'the record of {label}'],
  'member.merge': ['merge', 'merged', 'a duplicate of {label}', 'two members'],
  'member.take-over': ['take over', 'took over', 'the names of {label} from the application'],
  'member.merge-undo': ['undo', 'undid', 'a merge of {label}', 'a merge of members'],
  'upgrade.propose': ['propose', 'proposed', 'an upgrade of {label}', 'an upgrade'],
  'upgrade.decide': ['decide', 'decided', 'on the upgrade of {label}', 'on an upgrade'],
};

/** Wordings of decisions on an application, by new status. */
export const DECISIONS: Record<string, Wording> = {
  accepted: ['accept', 'accepted', 'the application of {label}'],
  'in-review': ['start', 'started', 'reviewing the application of {label}', 'reviewing an application'],
  'more-information': ['ask', 'asked', '{label} for more information', 'for more information'],
  rejected: ['reject', 'rejected', 'the application of {label}'],
};

/** Changes of an account's permission for money, whose role stays. */
export const FINANCE = {
  given: ['give', 'gave', '{label} the finance permission', 'the finance permission'],
  taken: ['remove', 'removed', 'the finance permission of {label}'],
} as const satisfies Record<string, Wording>;

/** Wording of a dry run of a release. */
export const COUNTED: Wording = ['count', 'counted', 'the held results of the exam “{label}”'];

/** Labels in lists of choices that differ from the verb. */
export const CHOICES: Record<string, string> = {
  'access.refuse': 'Refused calls',
  'limit.reach': 'Too many tries',
};

/** Past participles that differ from the past tense. */
export const PARTICIPLES: Record<string, string> = {
  gave: 'given',
  saw: 'seen',
  undid: 'undone',
  withdrew: 'withdrawn',
};

/** Names of fields that differ from their keys. */
export const FIELDS: Record<string, string> = {
  currentEmploymet: 'employment',
  dob: 'date of birth',
  eduQualification: 'highest qualification',
  email: 'e-mail',
  finance: 'finance permission',
  passport: 'passport picture',
  seb: 'Safe Exam Browser',
};

/** Names of details that differ from their keys. */
export const DETAILS: Record<string, string> = {
  assignerId: 'Assigned by (account)',
  assignment: 'Assigned exam',
  attempts: 'Attempts changed',
  copyOf: 'Copied from',
  copyOfExam: 'Copied exam (id)',
  count: 'Number',
  done: 'Changed',
  dryRun: 'Only counted',
  ended: 'Sign-ins ended',
  factor: 'Confirmed with',
  filter: 'Filtered by',
  hall: 'Hall session',
  isTakeOver: 'Continued in a new sign-in',
  kind: 'Kind of file',
  left: 'Students left out',
  mailed: 'Link sent by e-mail',
  noteChanged: 'Staff note changed',
  owner: 'Owner of the file',
  pictures: 'Number of pictures',
  purpose: 'For',
  repeated: 'Refused again (times)',
  rows: 'Number of rows',
  task: 'Bulk change',
  serialMakerId: 'Serial number generated by (account)',
  serialMadeBy: 'Serial number generated by',
};

/** Texts of error codes that people understand. */
export const REASONS: Record<string, string> = {
  CONFIRMATION_NEEDED: 'A code was needed first',
  CONFLICT: 'It had changed in the meantime',
  EMAIL_TAKEN: 'Another account has this e-mail',
  FORBIDDEN: 'Not allowed for this role',
  INTERNAL: 'The server failed',
  INVALID_CREDENTIALS: 'The e-mail or serial number was wrong',
  NOT_FOUND: 'The record was not found',
  UNAUTHENTICATED: 'The sign-in was not valid',
  UNAVAILABLE: 'Part of the system was unavailable',
  VALIDATION: 'Some details were not valid',
};
