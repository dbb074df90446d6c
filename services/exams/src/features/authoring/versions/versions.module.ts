import { Module } from '@nestjs/common';
import { AttemptsStoreModule } from '../../../store/attempts/attempts.store.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { ResultsStoreModule } from '../../../store/results/results.store.module';
import { ExamsModule } from '../exams/exams.module';
import { VersionSittings } from './version-sittings.service';
import { VersionsController } from './versions.controller';
import { VersionsService } from './versions.service';

@Module({
  imports: [AttemptsStoreModule, ExamsModule, ExamsStoreModule, ExamVersionsStoreModule, ResultsStoreModule],
  controllers: [VersionsController],
  providers: [VersionSittings, VersionsService],
  exports: [VersionSittings],
})
export class VersionsModule {}
