import { Module } from '@nestjs/common';
import { CoursesStoreModule } from '../../../store/courses/courses.store.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { CoursesController } from './courses.controller';
import { CoursesService } from './courses.service';

@Module({
  imports: [CoursesStoreModule, ExamsStoreModule],
  controllers: [CoursesController],
  providers: [CoursesService],
})
export class CoursesModule {}
