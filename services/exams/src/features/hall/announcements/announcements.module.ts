import { Module } from '@nestjs/common';
import { AnnouncementsStoreModule } from '../../../store/announcements/announcements.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { HallsStoreModule } from '../../../store/halls/halls.store.module';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsService } from './announcements.service';
import { LiveAnnouncements } from './live-announcements';

/** Announcements of staff to the candidates of an exam or a hall session. */
@Module({
  imports: [AnnouncementsStoreModule, ExamsStoreModule, HallsStoreModule],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsService, LiveAnnouncements],
  exports: [LiveAnnouncements],
})
export class AnnouncementsModule {}
