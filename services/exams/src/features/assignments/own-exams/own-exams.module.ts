import { Module } from '@nestjs/common';
import { AssignmentsStoreModule } from '../../../store/assignments/assignments.store.module';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { AssignmentsModule } from '../assignments/assignments.module';
import { OwnExamsController } from './own-exams.controller';
import { OwnExams } from './own-exams.service';

/** Exams of a member or applicant, on their own pages. */
@Module({
  imports: [AssignmentsModule, AssignmentsStoreModule, AttemptsStoreModule],
  controllers: [OwnExamsController],
  providers: [OwnExams],
})
export class OwnExamsModule {}
