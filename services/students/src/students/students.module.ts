import { Module } from '@nestjs/common';
import { BulkRunner } from '../shared/bulk-runner';
import { SignInsModule } from '../sign-ins/sign-ins.module';
import { ExamSignInService } from './exam-sign-in.service';
import { StudentBulkController } from './student-bulk.controller';
import { StudentBulkService } from './student-bulk.service';
import { StudentArchiveService } from './student-archive.service';
import { StudentsController } from './students.controller';
import { StudentsService } from './students.service';
import { SerialsStoreModule } from '../store/serials/serials.store.module';
import { StudentsStoreModule } from '../store/students/students.store.module';

@Module({
  imports: [SerialsStoreModule, StudentsStoreModule, SignInsModule],
  controllers: [StudentsController, StudentBulkController],
  providers: [StudentsService, StudentArchiveService, StudentBulkService, BulkRunner, ExamSignInService],
  exports: [StudentsService],
})
export class StudentsModule {}
