import { Module } from '@nestjs/common';
import { TasksStoreModule } from '@concord/nest-platform';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { ImportProfilesStoreModule } from '../../../store/import-profiles/import-profiles.store.module';
import { ImportsStoreModule } from '../../../store/imports/imports.store.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { OrganisationStaffStoreModule } from '../../../store/organisation-staff/organisation-staff.store.module';
import { PapersStoreModule } from '../../../store/papers/papers.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { UpgradesStoreModule } from '../../../store/upgrades/upgrades.store.module';
import { FollowUpModule } from '../../money/follow-up/follow-up.module';
import { ImportProfiles } from './import-profiles.service';
import { ImportReading } from './import-reading.service';
import { ImportTies } from './import-ties.service';
import { ImportUndo } from './import-undo.service';
import { ImportedRecords } from './imported-records.service';
import { ImportsController } from './imports.controller';
import { ImportsService } from './imports.service';
import { RegisterFiles } from './register-files';
import { SentTies } from './sent-ties.service';

/** Imports of registers, as tasks. */
@Module({
  imports: [
    AccountsStoreModule,
    DocumentsStoreModule,
    FollowUpModule,
    ImportProfilesStoreModule,
    ImportsStoreModule,
    MemberMailsStoreModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    OrganisationStaffStoreModule,
    PapersStoreModule,
    ReminderPausesStoreModule,
    TasksModule,
    TasksStoreModule,
    CpdEntriesStoreModule,
    UpgradesStoreModule,
  ],
  controllers: [ImportsController],
  providers: [
    ImportedRecords,
    ImportProfiles,
    ImportReading,
    ImportTies,
    SentTies,
    ImportUndo,
    ImportsService,
    RegisterFiles,
  ],
})
export class ImportsModule {}
