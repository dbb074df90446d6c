import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicantsModule } from '../applicants/applicants.module';
import { AttemptsModule } from '../attempts/attempts.module';
import { ExamsModule } from '../exams/exams.module';
import { AnnotationsService } from './annotations.service';
import { RESULT_MODEL, resultSchema } from './result.schema';
import { ResultsController } from './results.controller';
import { ResultsRepository } from './results.repository';
import { ResultsService } from './results.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: RESULT_MODEL, schema: resultSchema }]),
    ApplicantsModule,
    AttemptsModule,
    ExamsModule,
  ],
  controllers: [ResultsController],
  providers: [AnnotationsService, ResultsRepository, ResultsService],
  exports: [ResultsRepository, ResultsService],
})
export class ResultsModule {}
