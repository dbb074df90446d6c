import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { StudentsModule } from '../students/students.module';
import { BulkRunner } from '../shared/bulk-runner';
import { DecisionMails } from './decision-mails';
import { NotesService } from './notes.service';
import { ReviewBulkService } from './review-bulk.service';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';
import { StudentsStoreModule } from '../store/students/students.store.module';

/** Decisions on applications, their mails, and the notes of staff. */
@Module({
  imports: [StudentsStoreModule, StudentsModule, MailModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewBulkService, BulkRunner, NotesService, DecisionMails],
  exports: [DecisionMails],
})
export class ReviewsModule {}
