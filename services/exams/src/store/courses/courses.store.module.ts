import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { COURSE_MODEL, courseSchema } from './course.schema';
import { CoursesRepository } from './courses.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: COURSE_MODEL, schema: courseSchema }])],
  providers: [CoursesRepository],
  exports: [CoursesRepository],
})
export class CoursesStoreModule {}
