import { Module } from '@nestjs/common';
import { AssignmentsModule } from '../assignments/assignments.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { ReleaseController } from './release.controller';
import { ReleaseService } from './release.service';

/** Staff release results: those of an exam that holds them back, and those of unconfirmed candidates. */
@Module({
  imports: [AssignmentsModule, AttemptsModule, ExamsModule, ResultsModule],
  controllers: [ReleaseController],
  providers: [ReleaseService],
})
export class ReleaseModule {}
