import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { MEMBER_MODEL, type MemberIndex, type MemberProjection, type MemberRecord } from './member.schema';
import { memberSearchFields } from './member-search';
import { PROJECTION } from './members.repository';

/** Writes the records of two members who are merged, and of an undo. */
@Injectable()
export class MergingMembersRepository {
  constructor(@InjectModel(MEMBER_MODEL) private readonly model: Model<MemberRecord>) {}

  /** The kept member that a dropped one was merged into. */
  async keptFor(dropped: string): Promise<MemberProjection | undefined> {
    return (
      (await this.model
        .findOne({ 'merged._id': new Types.ObjectId(dropped) })
        .select(PROJECTION)
        .lean<MemberProjection>()) ?? undefined
    );
  }

  /**
   * Refuses further changes of a member, and gives up the applicant and the number for the kept one. The number stays
   * taken by the record itself until the kept one has it.
   * @returns false if the record has another revision, or fees that are not charged yet.
   */
  async freeze({ _id, revision }: MemberProjection, into: Types.ObjectId): Promise<boolean> {
    const done = await this.model.updateOne(
      { _id, revision, dueFees: null, mergingInto: null },
      {
        $set: { mergingInto: into, numbers: [frozenNumber(_id)] },
        $unset: { student: 1 },
        $inc: { revision: 1 },
      },
    );
    return done.matchedCount === 1;
  }

  /** Stores the parts that a merge or an undo changes. @returns false if the record has another revision. */
  async replace(
    { _id, revision }: MemberProjection,
    next: MemberProjection,
    index: MemberIndex,
  ): Promise<boolean> {
    const { terms, events, merged = [], student, experience = null, directory = null } = next;
    const { title, middleName, gender, dob, contact, email, phoneNumber, country, state } = next;
    const fields = { title, middleName, gender, dob, contact, email, phoneNumber, country, state };
    const numbers = [next.number, ...merged.map(({ number }) => number)];
    const $set = {
      ...fields,
      experience,
      directory,
      terms,
      events,
      merged,
      numbers,
      ...memberSearchFields(next),
      index,
    };
    const done = await this.model.updateOne(
      { _id, revision },
      {
        $set: student ? { ...$set, student } : $set,
        ...(!student && { $unset: { student: 1 } }),
        $inc: { revision: 1 },
      },
    );
    return done.matchedCount === 1;
  }

  /** Removes the record of a member whose parts the kept one has. */
  async remove(dropped: Types.ObjectId): Promise<void> {
    await this.model.deleteOne({ _id: dropped, mergingInto: trusted({ $exists: true }) });
  }

  /** Stores a dropped member again, still frozen: without applicant, and its number taken by the record itself. */
  async restore(dropped: MemberProjection, into: Types.ObjectId): Promise<void> {
    const { student: _, ...record } = dropped;
    const frozen = {
      ...record,
      numbers: [frozenNumber(dropped._id)],
      mergingInto: into,
      ...memberSearchFields(dropped),
    };
    await unlessDuplicate(() => this.model.insertMany([frozen]));
  }

  /** Ends the freeze of a restored member. A repetition changes nothing. */
  async release(
    { _id, number, merged = [], student }: MemberProjection,
    into: Types.ObjectId,
  ): Promise<void> {
    const numbers = [number, ...merged.map((each) => each.number)];
    await this.model.updateOne(
      { _id, mergingInto: into },
      { $set: { numbers, ...(student && { student }) }, $unset: { mergingInto: 1 }, $inc: { revision: 1 } },
    );
  }
}

/** Stands in `numbers` for those that a frozen record gave up: an empty list would not be unique. */
const frozenNumber = (member: Types.ObjectId): string => `merging ${member.toString()}`;
