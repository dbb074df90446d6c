import { TASK_MODEL, type TaskRecord, taskSchema, TasksRepository } from '@concord/nest-platform';
import type { Connection } from 'mongoose';
import { ACCOUNT_MODEL, type AccountRecord, accountSchema } from '../../store/accounts/account.schema';
import { AccountPagesRepository } from '../../store/accounts/account-pages.repository';
import { AccountsRepository } from '../../store/accounts/accounts.repository';
import { MergingAccountsRepository } from '../../store/accounts/merging-accounts.repository';
import {
  BANK_PROFILE_MODEL,
  type BankProfileRecord,
  bankProfileSchema,
} from '../../store/bank-profiles/bank-profile.schema';
import { BankProfilesRepository } from '../../store/bank-profiles/bank-profiles.repository';
import {
  CARD_PAYMENT_MODEL,
  type CardPaymentRecord,
  cardPaymentSchema,
} from '../../store/card-payments/card-payment.schema';
import { CardPaymentsRepository } from '../../store/card-payments/card-payments.repository';
import { MovedCardPaymentsRepository } from '../../store/card-payments/moved-card-payments.repository';
import {
  CPD_ENTRY_MODEL,
  type CpdEntryRecord,
  cpdEntrySchema,
} from '../../store/cpd-entries/cpd-entry.schema';
import { CpdEntriesRepository } from '../../store/cpd-entries/cpd-entries.repository';
import { DOCUMENT_MODEL, type DocumentRecord, documentSchema } from '../../store/documents/document.schema';
import {
  CARD_ORDER_MODEL,
  type CardOrderRecord,
  cardOrderSchema,
} from '../../store/card-orders/card-order.schema';
import { CardOrdersRepository } from '../../store/card-orders/card-orders.repository';
import { DocumentsRepository } from '../../store/documents/documents.repository';
import {
  FEE_TABLE_MODEL,
  type FeeTableRecord,
  feeTableSchema,
} from '../../store/fee-tables/fee-table.schema';
import { FeeTablesRepository } from '../../store/fee-tables/fee-tables.repository';
import {
  IMPORT_PART_MODEL,
  type ImportPartRecord,
  importPartSchema,
} from '../../store/imports/import.schema';
import { ImportsRepository } from '../../store/imports/imports.repository';
import {
  LEDGER_CHECK_MODEL,
  type LedgerCheckRecord,
  ledgerCheckSchema,
} from '../../store/ledger-checks/ledger-check.schema';
import { LedgerChecksRepository } from '../../store/ledger-checks/ledger-checks.repository';
import {
  MEMBER_MAIL_MODEL,
  type MemberMailRecord,
  memberMailSchema,
} from '../../store/member-mails/member-mail.schema';
import { MemberMailsRepository } from '../../store/member-mails/member-mails.repository';
import { DirectoryRepository } from '../../store/members/directory.repository';
import {
  MEMBER_REQUEST_MODEL,
  type MemberRequestRecord,
  memberRequestSchema,
} from '../../store/member-requests/member-request.schema';
import { MemberRequestsRepository } from '../../store/member-requests/member-requests.repository';
import { ImportedMembersRepository } from '../../store/members/imported-members.repository';
import { ErasedMembersRepository } from '../../store/members/erased-members.repository';
import { FormerMembersRepository } from '../../store/members/former-members.repository';
import { LinkedMembersRepository } from '../../store/members/linked-members.repository';
import { MEMBER_MODEL, type MemberRecord, memberSchema } from '../../store/members/member.schema';
import { MemberContactsRepository } from '../../store/members/member-contacts.repository';
import { MemberCountsRepository } from '../../store/members/member-counts.repository';
import { MemberPagesRepository } from '../../store/members/member-pages.repository';
import { MembersRepository } from '../../store/members/members.repository';
import { MergingMembersRepository } from '../../store/members/merging-members.repository';
import { PayersRepository } from '../../store/members/payers.repository';
import { SignInMembersRepository } from '../../store/members/sign-in-members.repository';
import { MERGE_MODEL, mergeSchema, type StoredMerge } from '../../store/merges/merge.schema';
import { MergesRepository } from '../../store/merges/merges.repository';
import { OrganisationStaffRepository } from '../../store/organisation-staff/organisation-staff.repository';
import {
  ORGANISATION_STAFF_MODEL,
  type OrganisationStaffRecord,
  organisationStaffSchema,
} from '../../store/organisation-staff/organisation-staff.schema';
import { PAPER_MODEL, type PaperRecord, paperSchema } from '../../store/papers/paper.schema';
import { PapersRepository } from '../../store/papers/papers.repository';
import {
  REGISTER_MONTH_MODEL,
  type RegisterMonthRecord,
  registerMonthSchema,
} from '../../store/register-months/register-month.schema';
import { RegisterMonthsRepository } from '../../store/register-months/register-months.repository';
import {
  REMINDER_PAUSE_MODEL,
  type ReminderPauseRecord,
  reminderPauseSchema,
} from '../../store/reminder-pauses/reminder-pause.schema';
import { ReminderPausesRepository } from '../../store/reminder-pauses/reminder-pauses.repository';
import { SEQUENCE_MODEL, type SequenceRecord, sequenceSchema } from '../../store/sequences/sequence.schema';
import { SequencesRepository } from '../../store/sequences/sequences.repository';
import { SettingsRepository } from '../../store/settings/settings.repository';
import { SETTINGS_MODEL, type SettingsRecord, settingsSchema } from '../../store/settings/settings.schema';
import {
  STATEMENT_LINE_MODEL,
  type StatementLineRecord,
  statementLineSchema,
} from '../../store/statement-lines/statement-line.schema';
import { LineTextsRepository } from '../../store/statement-lines/line-texts.repository';
import { MergingLinesRepository } from '../../store/statement-lines/merging-lines.repository';
import { StatementLinesRepository } from '../../store/statement-lines/statement-lines.repository';
import {
  STATEMENT_MODEL,
  type StatementRecord,
  statementSchema,
} from '../../store/statements/statement.schema';
import { StatementsRepository } from '../../store/statements/statements.repository';
import { UPGRADE_MODEL, type UpgradeRecord, upgradeSchema } from '../../store/upgrades/upgrade.schema';
import { UpgradesRepository } from '../../store/upgrades/upgrades.repository';

/** All repositories for the questions, on one connection. */
export function repositoriesOf(connection: Connection) {
  const members = connection.model<MemberRecord>(MEMBER_MODEL, memberSchema);
  const accounts = connection.model<AccountRecord>(ACCOUNT_MODEL, accountSchema);
  const profiles = connection.model<BankProfileRecord>(BANK_PROFILE_MODEL, bankProfileSchema);
  const cards = connection.model<CardPaymentRecord>(CARD_PAYMENT_MODEL, cardPaymentSchema);
  const cpdEntries = connection.model<CpdEntryRecord>(CPD_ENTRY_MODEL, cpdEntrySchema);
  const cardOrders = connection.model<CardOrderRecord>(CARD_ORDER_MODEL, cardOrderSchema);
  const documents = connection.model<DocumentRecord>(DOCUMENT_MODEL, documentSchema);
  const feeTables = connection.model<FeeTableRecord>(FEE_TABLE_MODEL, feeTableSchema);
  const imports = connection.model<ImportPartRecord>(IMPORT_PART_MODEL, importPartSchema);
  const ledgerChecks = connection.model<LedgerCheckRecord>(LEDGER_CHECK_MODEL, ledgerCheckSchema);
  const mails = connection.model<MemberMailRecord>(MEMBER_MAIL_MODEL, memberMailSchema);
  const requests = connection.model<MemberRequestRecord>(MEMBER_REQUEST_MODEL, memberRequestSchema);
  const merges = connection.model<StoredMerge>(MERGE_MODEL, mergeSchema);
  const staff = connection.model<OrganisationStaffRecord>(ORGANISATION_STAFF_MODEL, organisationStaffSchema);
  const papers = connection.model<PaperRecord>(PAPER_MODEL, paperSchema);
  const months = connection.model<RegisterMonthRecord>(REGISTER_MONTH_MODEL, registerMonthSchema);
  const pauses = connection.model<ReminderPauseRecord>(REMINDER_PAUSE_MODEL, reminderPauseSchema);
  const sequences = connection.model<SequenceRecord>(SEQUENCE_MODEL, sequenceSchema);
  const settings = connection.model<SettingsRecord>(SETTINGS_MODEL, settingsSchema);
  const lines = connection.model<StatementLineRecord>(STATEMENT_LINE_MODEL, statementLineSchema);
  const statements = connection.model<StatementRecord>(STATEMENT_MODEL, statementSchema);
  const upgrades = connection.model<UpgradeRecord>(UPGRADE_MODEL, upgradeSchema);
  const tasks = connection.model<TaskRecord>(TASK_MODEL, taskSchema);
  return {
    accountPages: new AccountPagesRepository(accounts),
    accounts: new AccountsRepository(accounts),
    mergingAccounts: new MergingAccountsRepository(accounts),
    bankProfiles: new BankProfilesRepository(profiles),
    cards: new CardPaymentsRepository(cards),
    movedCards: new MovedCardPaymentsRepository(cards),
    cpdEntries: new CpdEntriesRepository(cpdEntries),
    cardOrders: new CardOrdersRepository(cardOrders),
    documents: new DocumentsRepository(documents),
    feeTables: new FeeTablesRepository(feeTables),
    imports: new ImportsRepository(imports),
    ledgerChecks: new LedgerChecksRepository(ledgerChecks),
    memberRequests: new MemberRequestsRepository(requests),
    mails: new MemberMailsRepository(mails),
    directory: new DirectoryRepository(members),
    importedMembers: new ImportedMembersRepository(members),
    erasedMembers: new ErasedMembersRepository(members),
    formerMembers: new FormerMembersRepository(members),
    linkedMembers: new LinkedMembersRepository(members),
    memberContacts: new MemberContactsRepository(members),
    memberCounts: new MemberCountsRepository(members),
    memberPages: new MemberPagesRepository(members),
    members: new MembersRepository(members),
    mergingMembers: new MergingMembersRepository(members),
    payers: new PayersRepository(members),
    signInMembers: new SignInMembersRepository(members),
    merges: new MergesRepository(merges),
    organisationStaff: new OrganisationStaffRepository(staff),
    papers: new PapersRepository(papers),
    months: new RegisterMonthsRepository(months),
    pauses: new ReminderPausesRepository(pauses),
    sequences: new SequencesRepository(sequences),
    settings: new SettingsRepository(settings),
    lines: new StatementLinesRepository(lines),
    lineTexts: new LineTextsRepository(lines),
    mergingLines: new MergingLinesRepository(lines),
    statements: new StatementsRepository(statements),
    upgrades: new UpgradesRepository(upgrades),
    tasks: new TasksRepository(tasks),
  };
}
export type MembersRepositories = ReturnType<typeof repositoriesOf>;
