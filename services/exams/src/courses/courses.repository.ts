import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { CourseDoc } from './course.schema';

@Injectable()
export class CoursesRepository {
  constructor(@InjectModel('course') private readonly courses: Model<CourseDoc>) {}

  /** Newest first; all of them when no page is given. */
  list(page?: number, pageSize = 0): Promise<CourseDoc[]> {
    const query = this.courses.find().sort({ createdAt: -1, _id: -1 });
    if (page !== undefined) query.skip((page - 1) * pageSize).limit(pageSize);
    return query.lean<CourseDoc[]>().exec();
  }

  count(): Promise<number> {
    return this.courses.estimatedDocumentCount().exec();
  }

  find(id: string): Promise<CourseDoc | null> {
    return this.courses.findOne({ _id: id }).lean<CourseDoc>().exec();
  }

  async insert(course: CourseDoc): Promise<void> {
    await this.courses.create(course);
  }

  async change(
    id: string,
    change: Partial<Pick<CourseDoc, 'courseTitle' | 'courseDescription' | 'exams'>>,
  ): Promise<void> {
    await this.courses.updateOne({ _id: id }, { $set: change });
  }

  async remove(id: string): Promise<boolean> {
    const done = await this.courses.deleteOne({ _id: id });
    return done.deletedCount === 1;
  }
}
