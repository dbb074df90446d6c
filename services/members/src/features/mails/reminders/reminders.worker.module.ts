import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { ReminderPartsModule } from './reminder-parts.module';
import { ReminderPlanner } from './reminder-planner';

@Module({
  imports: [MemberMailsStoreModule, ReminderPartsModule, SettingsInForceModule],
  providers: [ReminderPlanner],
})
export class RemindersWorkerModule {}
