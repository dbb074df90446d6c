import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { foldText, unlessDuplicate } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { ORGANISATION_STAFF_MODEL, type OrganisationStaffRecord } from './organisation-staff.schema';

/** A person to be named. */
export type NewOrganisationStaff = Pick<
  OrganisationStaffRecord,
  'organisation' | 'person' | 'name' | 'sponsored' | 'at' | 'by'
>;

/** Named staff of organisations. */
@Injectable()
export class OrganisationStaffRepository {
  constructor(
    @InjectModel(ORGANISATION_STAFF_MODEL) private readonly model: Model<OrganisationStaffRecord>,
  ) {}

  /** Oldest entries first. */
  async of(organisation: Types.ObjectId): Promise<OrganisationStaffRecord[]> {
    const found = await this.model.find({ organisation }).lean();
    return found.sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Entries that these organisations pay for. */
  sponsoredBy(organisations: readonly Types.ObjectId[]): Promise<OrganisationStaffRecord[]> {
    return this.model.find({ organisation: trusted({ $in: [...organisations] }), sponsored: true }).lean();
  }

  /** Organisations that name a member. */
  async naming(person: Types.ObjectId): Promise<Types.ObjectId[]> {
    const found = await this.model.find({ person }, { organisation: 1 }).lean();
    return found.map(({ organisation }) => organisation);
  }

  /** The members among these who name staff, or whom an organisation names. */
  async membersAmong(members: readonly Types.ObjectId[]): Promise<string[]> {
    const among = trusted({ $in: [...members] });
    const fields = { organisation: 1, person: 1 };
    const [naming, named] = await Promise.all([
      this.model.find({ organisation: among }, fields).lean(),
      this.model.find({ person: among }, fields).lean(),
    ]);
    return [...naming, ...named].flatMap(({ organisation, person }) => [
      String(organisation),
      String(person),
    ]);
  }

  /** @returns false if the organisation names this person already. */
  async add(staff: NewOrganisationStaff): Promise<boolean> {
    const key = staff.person?.toString() ?? foldText(staff.name ?? '').replaceAll(/\s+/g, ' ');
    const slot = `${staff.organisation.toString()}-${key}`;
    const record = { ...staff, _id: new Types.ObjectId(), key, slot };
    return (await unlessDuplicate(() => this.model.insertMany([record]))) !== undefined;
  }

  /** @returns the removed entry; undefined if the organisation has no such entry. */
  async remove(organisation: Types.ObjectId, id: string): Promise<OrganisationStaffRecord | undefined> {
    return (await this.model.findOneAndDelete({ _id: id, organisation }).lean()) ?? undefined;
  }

  /** Removes an entry, and others of the same member, which a merge may leave. */
  async removePerson(organisation: Types.ObjectId, id: string): Promise<void> {
    const entry = await this.model.findOne({ _id: id, organisation }, { person: 1 }).lean();
    if (!entry) return;
    const { _id, person } = entry;
    await this.model.deleteMany({ organisation, ...(person ? { person } : { _id }) });
  }

  /** Moves what names a member who is merged into another one: the organisation's staff, or the person. */
  async move(from: Types.ObjectId, to: Types.ObjectId, merge: string): Promise<void> {
    await this.model.updateMany(
      { organisation: from },
      { $set: { organisation: to }, $push: { merges: merge } },
    );
    await this.model.updateMany({ person: from }, { $set: { person: to }, $push: { personMerges: merge } });
  }

  async giveBack(to: Types.ObjectId, merge: string): Promise<void> {
    await this.model.updateMany({ merges: merge }, { $set: { organisation: to }, $pull: { merges: merge } });
    await this.model.updateMany(
      { personMerges: merge },
      { $set: { person: to }, $pull: { personMerges: merge } },
    );
  }
}
