import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ActivityRepository } from './activity.repository';
import { ATTEMPT_MODEL, attemptSchema } from './attempt.schema';
import { AttemptsRepository } from './attempts.repository';
import { BatchedSavesRepository } from './batched-saves.repository';
import { CandidateSessions } from './candidate-sessions.service';
import { LateAnswersRepository } from './late-answers.repository';
import { LATE_ANSWERS_MODEL, lateAnswersSchema } from './late-answers.schema';

const repositories = [ActivityRepository, AttemptsRepository, BatchedSavesRepository, LateAnswersRepository];
const providers = [...repositories, CandidateSessions];

/** The records of attempts and late answers, for the API and the worker; the candidate's calls are in `sitting`. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: ATTEMPT_MODEL, schema: attemptSchema },
      { name: LATE_ANSWERS_MODEL, schema: lateAnswersSchema },
    ]),
  ],
  providers,
  exports: providers,
})
export class AttemptsModule {}
