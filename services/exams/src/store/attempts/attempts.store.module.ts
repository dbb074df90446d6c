import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityRepository } from './activity.repository';
import { AttemptPausesRepository } from './attempt-pauses.repository';
import { ATTEMPT_MODEL, attemptSchema } from './attempt.schema';
import { AttemptsRepository } from './attempts.repository';
import { BatchedSavesRepository } from './batched-saves.repository';
import { DueAttemptsRepository } from './due-attempts.repository';
import { ExamAttemptsRepository } from './exam-attempts.repository';

const repositories = [
  ActivityRepository,
  AttemptPausesRepository,
  AttemptsRepository,
  BatchedSavesRepository,
  DueAttemptsRepository,
  ExamAttemptsRepository,
];

@Module({
  imports: [MongooseModule.forFeature([{ name: ATTEMPT_MODEL, schema: attemptSchema }])],
  providers: repositories,
  exports: repositories,
})
export class AttemptsStoreModule {}
