import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { serialEnd, type StudentCard } from '@concord/contracts';
import { type Model, trusted } from 'mongoose';
import { STUDENT_MODEL, type StudentRecord } from './student.schema';

/** Data of candidates for printing and exports. */
@Injectable()
export class StudentCardsRepository {
  constructor(@InjectModel(STUDENT_MODEL) private readonly model: Model<StudentRecord>) {}

  /** Includes archived students. */
  async find(ids: readonly string[]): Promise<StudentCard[]> {
    const found = await this.model
      .find({ _id: trusted({ $in: [...ids] }) }, 'serialNumber passport email dob')
      .lean<Pick<StudentRecord, '_id' | 'serialNumber' | 'passport' | 'email' | 'dob'>[]>();
    return found.map(({ _id, serialNumber, passport, email, dob }) => ({
      _id: _id.toString(),
      serialEnd: serialEnd(serialNumber),
      photo: passport?.public_id ? { public_id: passport.public_id } : null,
      email,
      dob,
    }));
  }
}
