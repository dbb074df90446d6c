import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { COURSE_MODEL, type CourseRecord } from './course.schema';

@Injectable()
export class CoursesRepository {
  constructor(@InjectModel(COURSE_MODEL) private readonly courses: Model<CourseRecord>) {}

  /** Newest first; all when no page is given. */
  list(page?: number, pageSize = 0): Promise<CourseRecord[]> {
    const query = this.courses.find().sort({ createdAt: -1, _id: -1 });
    if (page !== undefined) query.skip((page - 1) * pageSize).limit(pageSize);
    return query.lean<CourseRecord[]>().exec();
  }

  count(): Promise<number> {
    return this.courses.estimatedDocumentCount().exec();
  }

  find(id: string): Promise<CourseRecord | null> {
    return this.courses.findOne({ _id: id }).lean<CourseRecord>().exec();
  }

  async insert(course: CourseRecord): Promise<void> {
    await this.courses.create(course);
  }

  async update(
    id: string,
    change: Partial<Pick<CourseRecord, 'courseTitle' | 'courseDescription' | 'exams'>>,
  ): Promise<void> {
    await this.courses.updateOne({ _id: id }, { $set: change });
  }

  async remove(id: string): Promise<boolean> {
    const done = await this.courses.deleteOne({ _id: id });
    return done.deletedCount === 1;
  }
}
