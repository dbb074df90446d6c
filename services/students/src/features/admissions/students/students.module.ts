import { Module } from '@nestjs/common';
import { BulkRunner } from '@concord/nest-platform';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { RevocationsModule } from '../../accounts/revocations/revocations.module';
import { ExamSignInCheck } from './exam-sign-in-check';
import { ExamSignInService } from './exam-sign-in.service';
import { StudentArchiveService } from './student-archive.service';
import { StudentBulkController } from './student-bulk.controller';
import { StudentBulkService } from './student-bulk.service';
import { StudentLookupService } from './student-lookup.service';
import { StudentsController } from './students.controller';
import { StudentsService } from './students.service';

@Module({
  imports: [RevocationsModule, SerialsStoreModule, StudentsStoreModule],
  controllers: [StudentsController, StudentBulkController],
  providers: [
    BulkRunner,
    ExamSignInCheck,
    ExamSignInService,
    StudentArchiveService,
    StudentBulkService,
    StudentLookupService,
    StudentsService,
  ],
  exports: [ExamSignInService, StudentsService],
})
export class StudentsModule {}
