import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { StudentsModule } from '../students/students.module';
import { COHORT_MODEL, cohortSchema } from './cohort.schema';
import { CohortsController } from './cohorts.controller';
import { CohortsRepository } from './cohorts.repository';
import { CohortsService } from './cohorts.service';
import { NamedStudentsReader } from './named-students';

/** Named groups of students. */
@Module({
  imports: [StudentsModule, MongooseModule.forFeature([{ name: COHORT_MODEL, schema: cohortSchema }])],
  controllers: [CohortsController],
  providers: [CohortsRepository, CohortsService, NamedStudentsReader],
  exports: [CohortsService],
})
export class CohortsModule {}
