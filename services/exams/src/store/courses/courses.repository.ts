import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { findPage, type Page, type PageQuery } from '@concord/nest-platform';
import type { Model } from 'mongoose';
import { COURSE_MODEL, type CourseRecord } from './course.schema';

@Injectable()
export class CoursesRepository {
  constructor(@InjectModel(COURSE_MODEL) private readonly courses: Model<CourseRecord>) {}

  /** Newest first. */
  list(query: PageQuery): Promise<Page<CourseRecord>> {
    return findPage(this.courses, query, { sort: { createdAt: -1, _id: -1 } });
  }

  find(id: string): Promise<CourseRecord | null> {
    return this.courses.findOne({ _id: id }).lean<CourseRecord>().exec();
  }

  async insert(course: CourseRecord): Promise<void> {
    await this.courses.create(course);
  }

  async update(
    id: string,
    change: Partial<
      Pick<CourseRecord, 'courseTitle' | 'courseDescription' | 'exams' | 'certificateTemplate'>
    >,
  ): Promise<void> {
    await this.courses.updateOne({ _id: id }, { $set: change });
  }

  async remove(id: string): Promise<boolean> {
    const done = await this.courses.deleteOne({ _id: id });
    return done.deletedCount === 1;
  }
}
