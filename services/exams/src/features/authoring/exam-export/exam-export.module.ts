import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { ExamExportController } from './exam-export.controller';
import { ExamExportService } from './exam-export.service';

/** Exports exams as files, to upload them again or to use them in other systems. */
@Module({
  imports: [ExamsModule],
  controllers: [ExamExportController],
  providers: [ExamExportService],
})
export class ExamExportModule {}
