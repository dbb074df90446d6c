/** Limits stated to users. Sizes are bytes, lengths are characters, times as named. */
export const LIMITS = {
  /** Maximum size of a passport or gallery picture: the owner's "Image max 2 MB". */
  pictureBytes: 2 * 1024 * 1024,
  /** Maximum size of one uploaded document of a registration. */
  documentBytes: 5 * 1024 * 1024,
  /** Maximum pixels of a picture, checked in its header before decoding. */
  picturePixels: 25_000_000,
  nameLength: 100,
  /** Minimum age of an applicant, in years. */
  ageMin: 14,
  /** Earliest date of birth and of employment. */
  earliestDate: '1900-01-01',
  /** Maximum length of an uploaded file's stored name. */
  fileNameLength: 300,
  /** `XXXX-XXXX-XXXX-XXXX`: four groups of four and three dashes. */
  serialLength: 19,
  /** Maximum length of a name on a certificate: the width of its line. */
  certificateNameLength: 28,
  /** Username length of a staff account: 3 to 10 characters. */
  usernameMin: 3,
  usernameMax: 10,
  /** Password length of a staff account: 6 to 10 characters, the owner's rule. */
  passwordMin: 6,
  passwordMax: 10,
  /** Lifetime of a generated initial password, in days; it is valid for the first sign-ins only. */
  initialPasswordDays: 14,
  /** Duration of an exam in whole minutes. */
  examMinutesMin: 1,
  examMinutesMax: 600,
  /** The hint shown beside the duration field; not enforced. */
  examMinutesHintMin: 30,
  examMinutesHintMax: 120,
  examQuestionsMax: 500,
  /** Maximum draw rules of a paper; maximum length of a topic. */
  drawRulesMax: 50,
  topicLength: 60,
  examOptionsMin: 2,
  examOptionsMax: 10,
  questionLength: 2000,
  optionLength: 500,
  titleLength: 200,
  /** Maximum question rows and columns read from a file; maximum cell length (Excel's 32,767, rounded up). */
  sheetRows: 5000,
  sheetColumns: 50,
  sheetCellLength: 33_000,
  /** The last row of an Excel sheet. */
  sheetRowMax: 1_048_576,
  /** Maximum serials made by one call. */
  serialBatchMax: 500,
  /** Maximum pictures in the gallery; the oldest are removed. */
  galleryMax: 32,
  captionLength: 300,
  /** Grace for saves after an attempt's deadline, in seconds. */
  saveGraceSeconds: 30,
  /**
   * Further grace for saves that an outage delayed, in minutes. Later answers are kept as late
   * answers for staff to decide on.
   */
  outageGraceMinutes: 15,
  /** Maximum count of one kind of activity, and maximum time in seconds (one day). */
  activityTimes: 10_000,
  activitySeconds: 86_400,
  /** Pass mark: rounded percentage of correct answers. */
  passPercent: 50,
  /** Length of the reason for an intervention. */
  reasonMin: 3,
  reasonLength: 300,
  /** Maximum length of a staff note on a student; maximum notes of one student. */
  noteLength: 1000,
  /** Maximum length of a remark; fits on a result slip. */
  remarkLength: 400,
  notesMax: 200,
  /** Maximum resets of one assignment. */
  resetsMax: 20,
  /**
   * Maximum sittings of one exam that an ADMIN may give a student, by resets or repeated
   * assignments. The owner lets candidates fail three times before they carry over; more take a
   * SUPER_ADMIN, as each sitting discloses a score.
   */
  adminSittings: 3,
  /** Maximum rows of the live exam monitor. */
  monitorRows: 2000,
  /** Lifetime of a registration draft on the device after its last change, in days. */
  draftDays: 30,
  /** Lifetime of a password reset link, in minutes. */
  resetLinkMinutes: 60,
  /** Lifetime of an invitation link for a staff account, in days. */
  invitationDays: 7,
  /** Lifetime of a staff sign-in, in hours. */
  staffSignInHours: 12,
  /** Idle time-out of a staff sign-in across all its pages, in hours: longer than a break. */
  staffIdleHours: 6,
  /** Validity of a second-factor code for calls that need a recent one, in minutes. */
  confirmedMinutes: 10,
  /** Number of recovery codes of a second factor. */
  recoveryCodes: 10,
  /** Idle time-out of a candidate's sign-in without an open attempt, in minutes: computers are shared. */
  candidateIdleMinutes: 120,
  /** Lifetime of a candidate's token, in hours: longer than an exam of 600 minutes with extra time. */
  candidateTokenHours: 24,
  /** Time from a result to the end of the candidate's sign-in, in minutes: enough to read it and print the slip. */
  candidateResultMinutes: 30,
  /** Late answers are accepted this long after the deadline, and kept this long after arrival. In hours. */
  lateAnswersHours: 24,
  /** Maximum rows of a printed student list. */
  studentListRows: 2000,
  /** Maximum unfinished export files of one account; maximum exports per day. */
  exportsOpen: 5,
  exportsPerDay: 100,
  /** Maximum rows of an exported spreadsheet; maximum rows of an exported PDF. */
  exportRows: 1_000_000,
  exportPdfRows: 100_000,
  /** Lifetime of an export file, in hours. */
  exportHours: 24,
  /** Maximum records changed by one call: by ids, and by filter. */
  bulkIds: 200,
  bulkMax: 500,
  /** Maximum saved views per list and account; maximum lengths of their names and queries. */
  viewsMax: 20,
  viewNameLength: 40,
  viewQueryLength: 1000,
  /** Maximum mails in one request. */
  mailBatchMax: 100,
  /** Maximum audit records delivered by one call. */
  auditBatchMax: 100,
  /** Minimum retention of records, in years: the owner's rule. */
  recordYears: 5,
  /** Retention of mails in the outbox, in days. */
  mailDays: 90,
  /** Retention of audit records, in days: five years. */
  auditDays: 1827,
  /** Page sizes of tables; the first is the default. */
  pageSizes: [10, 25, 100],
  pageSizeMax: 100,
  /** Largest number shown on a menu badge. */
  badgeMax: 3000,
} as const;
