import { Module } from '@nestjs/common';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { AnnouncementsModule } from '../../hall/announcements/announcements.module';
import { PauseRecordsModule } from '../../hall/pauses/pause-records.module';
import { NoticesController } from './notices.controller';
import { NoticesService } from './notices.service';

/** Notices of staff for a candidate's page during the exam. */
@Module({
  imports: [AnnouncementsModule, AttemptsStoreModule, PauseRecordsModule],
  controllers: [NoticesController],
  providers: [NoticesService],
})
export class NoticesModule {}
