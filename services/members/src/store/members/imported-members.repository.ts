import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted, type Types } from 'mongoose';
import { MEMBER_MODEL, type MemberRecord } from './member.schema';

/** Members of an import that may be taken back. */
@Injectable()
export class ImportedMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** Ids among these whose member changed since it was stored. */
  async changed(ids: readonly Types.ObjectId[]): Promise<string[]> {
    const filter = { _id: trusted({ $in: [...ids] }), revision: trusted({ $gt: 0 }) };
    return (await this.model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toString());
  }

  /** Removes members that have not changed. @returns their number, and the ids without a member now */
  async remove(ids: readonly Types.ObjectId[]): Promise<{ removed: number; gone: Types.ObjectId[] }> {
    const filter = { _id: trusted({ $in: [...ids] }) };
    const { deletedCount } = await this.model.deleteMany({ ...filter, revision: 0 });
    const left = new Set((await this.model.find(filter, { _id: 1 }).lean()).map(({ _id }) => _id.toString()));
    return { removed: deletedCount, gone: ids.filter((id) => !left.has(id.toString())) };
  }
}
