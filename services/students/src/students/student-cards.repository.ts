import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { StudentCard } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';

/** What papers of a hall tell of candidates. */
@Injectable()
export class StudentCardsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  /** Archived ones too. */
  async find(ids: readonly string[]): Promise<StudentCard[]> {
    const found = await this.model
      .find({ _id: trusted({ $in: [...ids] }) }, 'serialNumber passport')
      .lean<Pick<StudentRecord, '_id' | 'serialNumber' | 'passport'>[]>();
    return found.map(({ _id, serialNumber, passport }) => ({
      _id: _id.toString(),
      serialEnd: serialNumber.slice(serialNumber.lastIndexOf('-') + 1),
      photo: passport?.public_id ? { public_id: passport.public_id } : null,
    }));
  }
}
