import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { ExamExportController } from './exam-export.controller';
import { ExamExportService } from './exam-export.service';

/** Exams as files, which are uploaded again or taken to another system. */
@Module({
  imports: [ExamsModule],
  controllers: [ExamExportController],
  providers: [ExamExportService],
})
export class ExamExportModule {}
