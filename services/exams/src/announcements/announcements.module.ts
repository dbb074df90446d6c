import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamsModule } from '../exams/exams.module';
import { HallsStoreModule } from '../halls/halls-store.module';
import { ANNOUNCEMENT_MODEL, announcementSchema } from './announcement.schema';
import { AnnouncementsController } from './announcements.controller';
import { AnnouncementsRepository } from './announcements.repository';
import { AnnouncementsService } from './announcements.service';
import { LiveAnnouncements } from './live-announcements';

/** What staff tell all who sit an exam, or all of a hall session. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: ANNOUNCEMENT_MODEL, schema: announcementSchema }]),
    ExamsModule,
    HallsStoreModule,
  ],
  controllers: [AnnouncementsController],
  providers: [AnnouncementsRepository, AnnouncementsService, LiveAnnouncements],
  exports: [LiveAnnouncements],
})
export class AnnouncementsModule {}
