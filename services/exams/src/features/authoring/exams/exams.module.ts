import { Module } from '@nestjs/common';
import { HeldResultsModule } from '../../../shared/held-results/held-results.module';
import { ExamVersionsStoreModule } from '../../../store/exam-versions/exam-versions.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { PapersModule } from '../papers/papers.module';
import { PictureClaims } from '../question-content/picture-claims.service';
import { ExamChanges } from './exam-changes.service';
import { ExamPublishing } from './exam-publishing.service';
import { ExamViews } from './exam-views';
import { ExamsController } from './exams.controller';
import { ExamsService } from './exams.service';

@Module({
  imports: [ExamsStoreModule, ExamVersionsStoreModule, HeldResultsModule, PapersModule],
  controllers: [ExamsController],
  providers: [ExamChanges, ExamPublishing, ExamsService, ExamViews, PictureClaims],
  exports: [ExamPublishing, ExamsService, ExamViews],
})
export class ExamsModule {}
