import { Module } from '@nestjs/common';
import { TasksStoreModule } from '@concord/nest-platform';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { ImportsStoreModule } from '../../../store/imports/imports.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { SequencesStoreModule } from '../../../store/sequences/sequences.store.module';
import { AccountWriterModule } from '../../money/accounts/account-writer.module';
import { MemberNumbers } from '../members/member-numbers.service';
import { ImportedMembers } from './imported-members.service';
import { ImportsSweeper } from './imports.sweeper';
import { MembersImportHandler } from './members-import.handler';

/** Runs imports, in the worker. */
@Module({
  imports: [
    AccountWriterModule,
    ImportsStoreModule,
    MembersStoreModule,
    SequencesStoreModule,
    SettingsInForceModule,
    TasksStoreModule,
    TasksWorkerModule,
  ],
  providers: [ImportedMembers, ImportsSweeper, MemberNumbers, MembersImportHandler],
})
export class ImportsWorkerModule {}
