import { auditOutboxSchema, taskSchema } from '@concord/nest-platform';
import { accountSchema } from './accounts/account.schema';
import { bankProfileSchema } from './bank-profiles/bank-profile.schema';
import { cardPaymentSchema } from './card-payments/card-payment.schema';
import { cpdEntrySchema } from './cpd-entries/cpd-entry.schema';
import { cardOrderSchema } from './card-orders/card-order.schema';
import { distinctPairSchema } from './distinct-pairs/distinct-pair.schema';
import { documentSchema } from './documents/document.schema';
import { feeTableSchema } from './fee-tables/fee-table.schema';
import { importProfileSchema } from './import-profiles/import-profile.schema';
import { importPartSchema } from './imports/import.schema';
import { ledgerCheckSchema } from './ledger-checks/ledger-check.schema';
import { memberMailSchema } from './member-mails/member-mail.schema';
import { memberRequestSchema } from './member-requests/member-request.schema';
import { memberSchema } from './members/member.schema';
import { paperSchema } from './papers/paper.schema';
import { mergeSchema } from './merges/merge.schema';
import { reminderPauseSchema } from './reminder-pauses/reminder-pause.schema';
import { registerMonthSchema } from './register-months/register-month.schema';
import { organisationStaffSchema } from './organisation-staff/organisation-staff.schema';
import { sequenceSchema } from './sequences/sequence.schema';
import { statementSchema } from './statements/statement.schema';
import { statementLineSchema } from './statement-lines/statement-line.schema';
import { upgradeSchema } from './upgrades/upgrade.schema';
import { settingsSchema } from './settings/settings.schema';

/** The schema of each collection, for the preparation of the database. */
export const SCHEMAS = [
  accountSchema,
  auditOutboxSchema,
  bankProfileSchema,
  cardPaymentSchema,
  cpdEntrySchema,
  cardOrderSchema,
  distinctPairSchema,
  documentSchema,
  feeTableSchema,
  importPartSchema,
  importProfileSchema,
  ledgerCheckSchema,
  memberMailSchema,
  memberRequestSchema,
  memberSchema,
  paperSchema,
  mergeSchema,
  reminderPauseSchema,
  registerMonthSchema,
  organisationStaffSchema,
  sequenceSchema,
  settingsSchema,
  taskSchema,
  statementSchema,
  statementLineSchema,
  upgradeSchema,
];
