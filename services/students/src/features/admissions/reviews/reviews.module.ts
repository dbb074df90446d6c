import { Module } from '@nestjs/common';
import { BulkRunner } from '@concord/nest-platform';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { MailRequestsModule } from '../../mail/requests/mail-requests.module';
import { StudentsModule } from '../students/students.module';
import { DecisionMails } from './decision-mails';
import { NotesService } from './notes.service';
import { ReviewBulkService } from './review-bulk.service';
import { ReviewsController } from './reviews.controller';
import { ReviewsService } from './reviews.service';

/** Decisions on applications, their mails, and the notes of staff. */
@Module({
  imports: [StudentsStoreModule, StudentsModule, MailRequestsModule],
  controllers: [ReviewsController],
  providers: [ReviewsService, ReviewBulkService, BulkRunner, NotesService, DecisionMails],
  exports: [DecisionMails],
})
export class ReviewsModule {}
