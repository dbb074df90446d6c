/** Limits of members and their money. Separate from `LIMITS`, which the exam page loads. */
export const MEMBER_LIMITS = {
  /** Largest amount of one charge or payment: a hundred million naira, in kobo. */
  amount: 10_000_000_000,
  organisationLength: 200,
  /** Maximum length of a member number that staff choose or import. */
  numberLength: 30,
  /** Maximum length of a payment's reference. */
  referenceLength: 100,
  /** Maximum transfers of one member that wait for staff. */
  openTransfers: 5,
  /** Maximum transfers that a member can send in a period of this many days. */
  transfersInPeriod: 30,
  transferPeriodDays: 30,
  /** Maximum length of the note with a transfer. */
  transferNoteLength: 300,
  /** Maximum parts of one payment. */
  allocations: 100,
  /** Maximum terms and events of one member. */
  history: 200,
  /** Maximum charges and payments of one account: 500 years of subscriptions. */
  entries: 1000,
  /** Maximum rows of one statement. */
  statementRows: 6000,
  /** Maximum open lines that are matched again at once. */
  statementMatches: 2000,
  /** Maximum members who share one line of a statement. */
  statementParts: 20,
  /** Maximum charges that one of these parts names. */
  statementPartCharges: 10,
  /** Maximum length of a heading in a profile. */
  headingLength: 60,
  /** Maximum profiles of banks. */
  bankProfiles: 50,
  /** Maximum named staff of an organisation. */
  organisationStaff: 500,
} as const;
