import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AttemptsModule } from '../attempts/attempts.module';
import { EXAM_VERSION_MODEL, examVersionSchema } from '../exams/exam-version.schema';
import { ExamsModule } from '../exams/exams.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { TasksModule } from '../tasks/tasks.module';
import { VersionsModule } from '../versions/versions.module';
import { RegradePlans } from './regrade-plans.service';
import { RegradesController } from './regrades.controller';
import { RegradesRepository } from './regrades.repository';
import { RegradesService } from './regrades.service';

/** Takes orders of regrades; the worker does them. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: EXAM_VERSION_MODEL, schema: examVersionSchema },
      { name: RESULT_MODEL, schema: resultSchema },
    ]),
    AttemptsModule,
    ExamsModule,
    TasksModule,
    VersionsModule,
  ],
  controllers: [RegradesController],
  providers: [RegradePlans, RegradesRepository, RegradesService],
})
export class RegradesModule {}
