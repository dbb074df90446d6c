import { Module } from '@nestjs/common';
import { OwnRequestsModule } from '../../../shared/member-requests/own-requests.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { CardOrdersStoreModule } from '../../../store/card-orders/card-orders.store.module';
import { CardPaymentsStoreModule } from '../../../store/card-payments/card-payments.store.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { DataRightsController } from './data-rights.controller';
import { CardRecords } from './card-records';
import { MemberRecords } from './member-records';
import { MembershipRecords } from './membership-records';
import { MoneyRecords } from './money-records';
import { OwnErasure } from './own-erasure.service';
import { OwnExport } from './own-export.service';

/** Rights of members under the data protection law. */
@Module({
  imports: [
    AccountsStoreModule,
    CardOrdersStoreModule,
    CardPaymentsStoreModule,
    CpdEntriesStoreModule,
    DocumentsStoreModule,
    MemberMailsStoreModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    OrganisationStaffStoreModule,
    OwnMemberModule,
    OwnRequestsModule,
    PapersStoreModule,
    ReminderPausesStoreModule,
    SettingsInForceModule,
    UpgradesStoreModule,
  ],
  controllers: [DataRightsController],
  providers: [CardRecords, MemberRecords, MembershipRecords, MoneyRecords, OwnErasure, OwnExport],
})
export class DataRightsModule {}
