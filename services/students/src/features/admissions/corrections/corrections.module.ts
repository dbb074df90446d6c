import { Module } from '@nestjs/common';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { StudentsModule } from '../students/students.module';
import { CorrectedFiles } from './corrected-files';
import { CorrectionFollowUp } from './correction-follow-up';
import { CorrectionsController } from './corrections.controller';
import { CorrectionsService } from './corrections.service';

/** Corrections of records by staff. */
@Module({
  imports: [StudentsStoreModule, StudentsModule],
  controllers: [CorrectionsController],
  providers: [CorrectionsService, CorrectedFiles, CorrectionFollowUp],
  exports: [CorrectionFollowUp, CorrectionsService, CorrectedFiles],
})
export class CorrectionsModule {}
