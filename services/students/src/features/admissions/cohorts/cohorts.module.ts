import { Module } from '@nestjs/common';
import { CohortsStoreModule } from '../../../store/cohorts/cohorts.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { CohortsController } from './cohorts.controller';
import { CohortsService } from './cohorts.service';
import { NamedStudentsReader } from './named-students';

/** Named groups of students. */
@Module({
  imports: [CohortsStoreModule, StudentsStoreModule],
  controllers: [CohortsController],
  providers: [CohortsService, NamedStudentsReader],
})
export class CohortsModule {}
