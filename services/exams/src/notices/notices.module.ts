import { Module } from '@nestjs/common';
import { AnnouncementsModule } from '../announcements/announcements.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { PausesStoreModule } from '../pauses/pauses-store.module';
import { NoticesController } from './notices.controller';
import { NoticesService } from './notices.service';

/** What the page of a candidate learns while the exam goes on. */
@Module({
  imports: [AnnouncementsModule, AttemptsModule, PausesStoreModule],
  controllers: [NoticesController],
  providers: [NoticesService],
})
export class NoticesModule {}
