import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ANNOUNCEMENT_MODEL, announcementSchema } from './announcement.schema';
import { AnnouncementsRepository } from './announcements.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ANNOUNCEMENT_MODEL, schema: announcementSchema }])],
  providers: [AnnouncementsRepository],
  exports: [AnnouncementsRepository],
})
export class AnnouncementsStoreModule {}
