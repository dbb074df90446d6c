import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ExamsModule } from '../exams/exams.module';
import { COURSE_MODEL, courseSchema } from './course.schema';
import { CoursesController } from './courses.controller';
import { CoursesRepository } from './courses.repository';
import { CoursesService } from './courses.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: COURSE_MODEL, schema: courseSchema }]), ExamsModule],
  controllers: [CoursesController],
  providers: [CoursesRepository, CoursesService],
  exports: [CoursesRepository],
})
export class CoursesModule {}
