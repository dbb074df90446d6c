import { Module } from '@nestjs/common';
import { BulkRunner } from '@concord/nest-platform';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { MemberMailsStoreModule } from '../../../store/member-mails/member-mails.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ReminderPausesStoreModule } from '../../../store/reminder-pauses/reminder-pauses.store.module';
import { BulkReminders } from './bulk-reminders.service';
import { ReminderPartsModule } from './reminder-parts.module';
import { RemindersController } from './reminders.controller';
import { RemindersService } from './reminders.service';

/** Calls about reminders and other mails of members. */
@Module({
  imports: [
    MemberMailsStoreModule,
    MembersStoreModule,
    ReminderPartsModule,
    ReminderPausesStoreModule,
    SettingsInForceModule,
  ],
  controllers: [RemindersController],
  providers: [BulkReminders, BulkRunner, RemindersService],
})
export class RemindersModule {}
