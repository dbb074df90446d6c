/** Limits that the product states to its users. Sizes are bytes, lengths are characters, times as named. */
export const LIMITS = {
  /** Largest passport or gallery picture: the owner's "Image max 2 MB". */
  pictureBytes: 2 * 1024 * 1024,
  /** Largest single uploaded document of a registration. */
  documentBytes: 5 * 1024 * 1024,
  /** Pictures with more pixels are refused by their header, before they are decoded. */
  picturePixels: 25_000_000,
  /** Longest name of a person. */
  nameLength: 100,
  /** Minimum age of an applicant, in years. */
  ageMin: 14,
  /** Earliest date of birth or of joining an employer. */
  earliestDate: '1900-01-01',
  /** Longest stored name of an uploaded file. */
  fileNameLength: 300,
  /** `XXXX-XXXX-XXXX-XXXX`: four groups of four and three dashes. */
  serialLength: 19,
  /** Longest name on a certificate: what fits its line. */
  certificateNameLength: 28,
  /** Username of a staff account: 3 to 10 characters. */
  usernameMin: 3,
  usernameMax: 10,
  /** Password of a staff account: 6 to 10 characters, the owner's rule. */
  passwordMin: 6,
  passwordMax: 10,
  /** A password that the product made for an account is good for this long, and for the first sign-ins alone. In days. */
  initialPasswordDays: 14,
  /** Duration of an exam in whole minutes. */
  examMinutesMin: 1,
  examMinutesMax: 600,
  /** The hint shown beside the duration field; not enforced. */
  examMinutesHintMin: 30,
  examMinutesHintMax: 120,
  examQuestionsMax: 500,
  /** Rules by which a paper is drawn, and characters of a topic. */
  drawRulesMax: 50,
  topicLength: 60,
  examOptionsMin: 2,
  examOptionsMax: 10,
  questionLength: 2000,
  optionLength: 500,
  titleLength: 200,
  /** Rows of questions and columns that are read of a file, and the longest cell: that of Excel, 32,767, rounded up. */
  sheetRows: 5000,
  sheetColumns: 50,
  sheetCellLength: 33_000,
  /** The last row of an Excel sheet. */
  sheetRowMax: 1_048_576,
  /** Serials made by one call. */
  serialBatchMax: 500,
  /** The gallery keeps this many pictures; older ones go. */
  galleryMax: 32,
  captionLength: 300,
  /** Saves are accepted for this long after an attempt's deadline, in seconds. */
  saveGraceSeconds: 30,
  /**
   * Saves are accepted for this long after an attempt's deadline and those seconds, where an outage kept them from coming.
   * Later ones are kept as late answers, for staff to decide on. In minutes.
   */
  outageGraceMinutes: 15,
  /** Most that a page may have counted of one kind of activity, and the longest time of it in seconds: a day. */
  activityTimes: 10_000,
  activitySeconds: 86_400,
  /** A candidate passes at this rounded percentage of correct answers. */
  passPercent: 50,
  /** Length of the reason that staff give for an intervention. */
  reasonMin: 3,
  reasonLength: 300,
  /** Longest note of staff on a student, and how many one record holds. */
  noteLength: 1000,
  /** Fits on a result slip. */
  remarkLength: 400,
  notesMax: 200,
  /** Maximum resets of one assignment. */
  resetsMax: 20,
  /**
   * Sittings of one exam that an ADMIN may give a student, by resets or by assigning it anew: the owner lets candidates
   * fail three times before they carry over. More take a SUPER_ADMIN, as each sitting tells a score.
   */
  adminSittings: 3,
  /** Rows that the live monitor of exams shows. */
  monitorRows: 2000,
  /** Lifetime of a registration draft on the device after its last change, in days. */
  draftDays: 30,
  /** Lifetime of a link to a new password, in minutes. */
  resetLinkMinutes: 60,
  /** Lifetime of the link of an invitation to a staff account, in days. */
  invitationDays: 7,
  /** Lifetime of a staff sign-in, in hours. */
  staffSignInHours: 12,
  /** A staff sign-in ends after this time without a click or key on any of its pages, in hours: longer than a break. */
  staffIdleHours: 6,
  /** Calls that ask for a recent code of the second factor take one that was given within this time, in minutes. */
  confirmedMinutes: 10,
  /** Recovery codes of a second factor. */
  recoveryCodes: 10,
  /** A candidate's sign-in ends after this time without an attempt under way, in minutes: computers are shared. */
  candidateIdleMinutes: 120,
  /** Lifetime of a candidate's token, in hours: it outlives any exam of 600 minutes with extra time. */
  candidateTokenHours: 24,
  /** A candidate's sign-in ends this long after a result: time to read it and to print the slip. In minutes. */
  candidateResultMinutes: 30,
  /** Late answers are taken for this long after the deadline, and kept for this long after they came. In hours. */
  lateAnswersHours: 24,
  /** Rows of the student list that one PDF may hold. */
  studentListRows: 2000,
  /** Files of lists that one member of staff may have under way, and may order in a day. */
  exportsOpen: 5,
  exportsPerDay: 100,
  /** Rows of a list that a spreadsheet, and that a PDF may have. */
  exportRows: 1_000_000,
  exportPdfRows: 100_000,
  /** A file of a list waits for so long, in hours. */
  exportHours: 24,
  /** Records that one call changes: by their ids, and by the filter of their list. */
  bulkIds: 200,
  bulkMax: 500,
  /** Saved views of one list that an account has; lengths of their names and addresses. */
  viewsMax: 20,
  viewNameLength: 40,
  viewQueryLength: 1000,
  /** Mails ordered by one call. */
  mailBatchMax: 100,
  /** Records of the audit log delivered by one call. */
  auditBatchMax: 100,
  /** Records are kept for at least so long: the owner's rule. In years. */
  recordYears: 5,
  /** How long the outbox keeps a mail, in days. */
  mailDays: 90,
  /** How long the audit log keeps a record, in days: five years. */
  auditDays: 1827,
  /** Page sizes offered by tables; the first is the default. */
  pageSizes: [10, 25, 100],
  pageSizeMax: 100,
  /** Largest number shown on a menu badge. */
  badgeMax: 3000,
} as const;
