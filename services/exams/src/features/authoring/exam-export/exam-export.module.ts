import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { ExamExportController } from './exam-export.controller';
import { ExamExportService } from './exam-export.service';

/** Exports exams as files, for a later upload or for other systems. */
@Module({
  imports: [ExamsModule],
  controllers: [ExamExportController],
  providers: [ExamExportService],
})
export class ExamExportModule {}
