import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ATTEMPT_MODEL, attemptSchema } from '../attempts/attempt.schema';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsModule } from '../exams/exams.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { VersionsController } from './versions.controller';
import { VersionsRepository } from './versions.repository';
import { VersionsService } from './versions.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    ExamsModule,
  ],
  controllers: [VersionsController],
  providers: [VersionsRepository, VersionsService],
  exports: [VersionsRepository],
})
export class VersionsModule {}
