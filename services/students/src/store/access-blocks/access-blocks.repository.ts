import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import { ACCESS_BLOCK_MODEL, type AccessBlockRecord } from './access-block.schema';

@Injectable()
export class AccessBlocksRepository {
  constructor(@InjectModel(ACCESS_BLOCK_MODEL) private readonly model: Model<AccessBlockRecord>) {}

  /** The blocks of some people, by member or applicant. */
  async ofIds(ids: readonly string[]): Promise<AccessBlockRecord[]> {
    return ids.length === 0
      ? []
      : this.model.find({ _id: trusted({ $in: [...ids] }) }).lean<AccessBlockRecord[]>();
  }

  /** Blocks a person, or replaces the reason. */
  async put({ _id, ...block }: AccessBlockRecord): Promise<void> {
    await this.model.updateOne({ _id }, { $set: block }, { upsert: true });
  }

  async remove(ids: readonly string[]): Promise<void> {
    await this.model.deleteMany({ _id: trusted({ $in: [...ids] }) });
  }
}
