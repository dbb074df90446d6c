import { type DynamicModule, Module } from '@nestjs/common';
import { mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MembersEnv } from './env';
import { CpdDecisionsModule } from './features/cpd/decisions/cpd-decisions.module';
import { MyCpdModule } from './features/cpd/entries/my-cpd.module';
import { CpdStatementsModule } from './features/cpd/statements/cpd-statements.module';
import { ChecksModule } from './features/cards/checks/checks.module';
import { CardOrdersModule } from './features/cards/orders/card-orders.module';
import { OwnCardModule } from './features/cards/own-card/own-card.module';
import { DirectoryChoiceModule } from './features/directory/choice/directory-choice.module';
import { DirectoryListingModule } from './features/directory/listing/directory-listing.module';
import { DataRightsModule } from './features/me/data-rights/data-rights.module';
import { OwnStaffModule } from './features/me/organisation/own-staff.module';
import { OwnProfileModule } from './features/me/profile/own-profile.module';
import { RequestWithdrawalModule } from './features/me/requests/request-withdrawal.module';
import { PapersModule } from './features/documents/papers/papers.module';
import { RemindersModule } from './features/mails/reminders/reminders.module';
import { AccountsModule } from './features/money/accounts/accounts.module';
import { BillingModule } from './features/money/billing/billing.module';
import { CardPaymentsModule } from './features/money/card-payments/card-payments.module';
import { CardProviderModule } from './features/money/card-provider/card-provider.module';
import { JournalModule } from './features/money/journal/journal.module';
import { LedgerChecksModule } from './features/money/ledger-checks/ledger-checks.module';
import { TransfersModule } from './features/money/transfers/transfers.module';
import { OwnAccountModule } from './features/me/account/own-account.module';
import { PaymentsModule } from './features/money/payments/payments.module';
import { MemberListsModule } from './features/operations/lists/member-lists.module';
import { UsedFilesModule } from './features/operations/member-files/used-files.module';
import { TasksApiModule } from './features/operations/tasks/tasks-api.module';
import { MemberExportsModule } from './features/register/exports/member-exports.module';
import { InductionsModule } from './features/register/inductions/inductions.module';
import { StatementsModule } from './features/money/statements/statements.module';
import { MemberRequestsModule } from './features/register/member-requests/member-requests.module';
import { MembersModule } from './features/register/members/members.module';
import { DuplicatesModule } from './features/register/duplicates/duplicates.module';
import { MergingModule } from './features/register/merging/merging.module';
import { OrganisationsModule } from './features/register/organisations/organisations.module';
import { ErasureModule } from './features/privacy/erasure/erasure.module';
import { RightsModule } from './features/register/rights/rights.module';
import { SignInModule } from './features/register/sign-in/sign-in.module';
import { UpgradeApplicationsModule } from './features/register/upgrade-applications/upgrade-applications.module';
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
    CardPaymentsModule,
    CpdDecisionsModule,
    CpdStatementsModule,
    CardOrdersModule,
    ChecksModule,
    DirectoryChoiceModule,
    DirectoryListingModule,
    DataRightsModule,
    DuplicatesModule,
    ErasureModule,
    FeesModule,
    ImportsModule,
    InductionsModule,
    MemberExportsModule,
    MemberListsModule,
    JournalModule,
    LedgerChecksModule,
    MemberRequestsModule,
    MembersModule,
    MergingModule,
    OrganisationsModule,
    MyCpdModule,
    OwnAccountModule,
    OwnCardModule,
    OwnProfileModule,
    OwnStaffModule,
    PapersModule,
    PaymentsModule,
    RemindersModule,
    ReportsModule,
    RequestWithdrawalModule,
    RightsModule,
    SettingsModule,
    SignInModule,
    StatementsModule,
    TasksApiModule,
    UpgradeApplicationsModule,
    TransfersModule,
    UpgradesModule,
    UsedFilesModule,
  ],
})
export class HttpModule {
  static forRoot(env: MembersEnv): DynamicModule {
    const imports = [
      mongoRoot(env, 'members'),
      PlatformModule.forRoot({ env }),
      CardProviderModule.forRoot(env),
    ];
    return { module: HttpModule, imports };
  }
}
