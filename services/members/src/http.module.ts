import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MembersEnv } from './env';
import { PapersModule } from './features/documents/papers/papers.module';
import { RemindersModule } from './features/mails/reminders/reminders.module';
import { AccountsModule } from './features/money/accounts/accounts.module';
import { BillingModule } from './features/money/billing/billing.module';
import { JournalModule } from './features/money/journal/journal.module';
import { LedgerChecksModule } from './features/money/ledger-checks/ledger-checks.module';
import { PaymentsModule } from './features/money/payments/payments.module';
import { MemberListsModule } from './features/operations/lists/member-lists.module';
import { TasksApiModule } from './features/operations/tasks/tasks-api.module';
import { MemberExportsModule } from './features/register/exports/member-exports.module';
import { InductionsModule } from './features/register/inductions/inductions.module';
import { StatementsModule } from './features/money/statements/statements.module';
import { MembersModule } from './features/register/members/members.module';
import { DuplicatesModule } from './features/register/duplicates/duplicates.module';
import { MergingModule } from './features/register/merging/merging.module';
import { OrganisationsModule } from './features/register/organisations/organisations.module';
import { ErasureModule } from './features/privacy/erasure/erasure.module';
import { RightsModule } from './features/register/rights/rights.module';
import { UpgradesModule } from './features/register/upgrades/upgrades.module';
import { FeesModule } from './features/settings/fees/fees.module';
import { SettingsModule } from './features/settings/settings/settings.module';
import { ReportsModule } from './features/register/reports/reports.module';
import { ImportsModule } from './features/register/imports/imports.module';

/** The service's process: every call of the API, by area. */
@Module({
  imports: [
    AccountsModule,
    BillingModule,
    DuplicatesModule,
    ErasureModule,
    FeesModule,
    ImportsModule,
    InductionsModule,
    MemberExportsModule,
    MemberListsModule,
    JournalModule,
    LedgerChecksModule,
    MembersModule,
    MergingModule,
    OrganisationsModule,
    PapersModule,
    PaymentsModule,
    RemindersModule,
    ReportsModule,
    RightsModule,
    SettingsModule,
    StatementsModule,
    TasksApiModule,
    UpgradesModule,
  ],
})
export class HttpModule {
  static forRoot(env: MembersEnv): DynamicModule {
    return { module: HttpModule, imports: [mongoRoot(env, 'members'), PlatformModule.forRoot({ env })] };
  }
}
