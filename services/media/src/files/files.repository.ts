import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type { StoredFile } from './file.schema';

/** The records of stored files. */
@Injectable()
export class FilesRepository {
  constructor(@InjectModel('File') private readonly files: Model<StoredFile>) {}

  async insert(files: StoredFile[]): Promise<void> {
    await this.files.insertMany(files);
  }

  find(publicId: string): Promise<StoredFile | null> {
    return this.files.findOne({ public_id: publicId }, { _id: 0 }).lean<StoredFile>().exec();
  }

  ofOwner(owner: string): Promise<StoredFile[]> {
    return this.files.find({ owner }, { _id: 0 }).lean<StoredFile[]>().exec();
  }

  async countOf(publicIds: string[]): Promise<number> {
    return this.files.countDocuments({ public_id: trusted({ $in: publicIds }) });
  }

  async remove(publicId: string): Promise<void> {
    await this.files.deleteOne({ public_id: publicId });
  }
}
