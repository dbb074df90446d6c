import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REMINDER_PAUSE_MODEL, reminderPauseSchema } from './reminder-pause.schema';
import { ReminderPausesRepository } from './reminder-pauses.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: REMINDER_PAUSE_MODEL, schema: reminderPauseSchema }])],
  providers: [ReminderPausesRepository],
  exports: [ReminderPausesRepository],
})
export class ReminderPausesStoreModule {}
