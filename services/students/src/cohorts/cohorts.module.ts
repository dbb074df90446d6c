import { Module } from '@nestjs/common';
import { CohortsController } from './cohorts.controller';
import { CohortsService } from './cohorts.service';
import { NamedStudentsReader } from './named-students';
import { CohortsStoreModule } from '../store/cohorts/cohorts.store.module';
import { StudentsStoreModule } from '../store/students/students.store.module';

/** Named groups of students. */
@Module({
  imports: [CohortsStoreModule, StudentsStoreModule],
  controllers: [CohortsController],
  providers: [CohortsService, NamedStudentsReader],
  exports: [CohortsService],
})
export class CohortsModule {}
