import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { ResultsModule } from '../results/results.module';
import { ReleaseController } from './release.controller';
import { ReleaseService } from './release.service';

/** Staff release the results of an exam that holds them back. */
@Module({
  imports: [AttemptsModule, ExamsModule, ResultsModule],
  controllers: [ReleaseController],
  providers: [ReleaseService],
})
export class ReleaseModule {}
