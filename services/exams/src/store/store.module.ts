import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { assignmentSchema } from '../assignments/assignment.schema';
import { AssignmentsRepository } from '../assignments/assignments.repository';
import { attemptSchema } from '../attempts/attempt.schema';
import { AttemptsRepository } from '../attempts/attempts.repository';
import { SavesRepository } from '../attempts/saves.repository';
import { LateAnswersRepository } from '../attempts/late-answers.repository';
import { lateAnswersSchema } from '../attempts/late-answers.schema';
import { certificateSchema } from '../certificates/certificate.schema';
import { CertificatesRepository } from '../certificates/certificates.repository';
import { courseSchema } from '../courses/course.schema';
import { CoursesRepository } from '../courses/courses.repository';
import { examSchema } from '../exams/exam.schema';
import { examVersionSchema } from '../exams/exam-version.schema';
import { ExamsRepository } from '../exams/exams.repository';
import { resultSchema } from '../results/result.schema';
import { ResultsRepository } from '../results/results.repository';
import { PresenceRepository } from '../sweeper/presence.repository';
import { presenceSchema } from '../sweeper/presence.schema';

const repositories = [
  ExamsRepository,
  AssignmentsRepository,
  AttemptsRepository,
  SavesRepository,
  LateAnswersRepository,
  ResultsRepository,
  CoursesRepository,
  CertificatesRepository,
  PresenceRepository,
];

/** The collections of the service's database: the service and its worker declare the same ones. */
@Global()
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: 'exam', schema: examSchema },
      { name: 'exam-version', schema: examVersionSchema },
      { name: 'assignment', schema: assignmentSchema },
      { name: 'attempt', schema: attemptSchema },
      { name: 'late-answers', schema: lateAnswersSchema },
      { name: 'result', schema: resultSchema },
      { name: 'course', schema: courseSchema },
      { name: 'certificate', schema: certificateSchema },
      { name: 'presence', schema: presenceSchema },
    ]),
  ],
  providers: repositories,
  exports: repositories,
})
export class StoreModule {}
