import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MailStoreModule } from '../mail/mail-store.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { PurgeService } from './purge.service';
import { REMOVAL_MODEL, removalSchema } from './removal.schema';
import { RemovalController } from './removal.controller';
import { RemovalService } from './removal.service';
import { RemovalsRepository } from './removals.repository';

@Module({
  imports: [
    StudentsModule,
    MailStoreModule,
    SerialsModule,
    MongooseModule.forFeature([{ name: REMOVAL_MODEL, schema: removalSchema }]),
  ],
  controllers: [RemovalController],
  providers: [PurgeService, RemovalService, RemovalsRepository],
  exports: [RemovalService],
})
export class RemovalModule {}
