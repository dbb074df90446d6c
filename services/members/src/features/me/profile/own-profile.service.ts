import { Injectable } from '@nestjs/common';
import type { MyContactBody, MyCorrectionBody, MyProfile, MyRequest } from '@concord/contracts';
import { badRequest, type MemberActor, type RecordedBody } from '@concord/nest-platform';
import { MemberFiles } from '../../../shared/member-files/member-files';
import { OwnRequests } from '../../../shared/member-requests/own-requests';
import { changesOf, DetailsWriter } from '../../../shared/members/details-writer';
import { OwnMember } from '../../../shared/members/own-member';
import type { MemberProjection } from '../../../store/members/member.schema';
import { memberChanged } from '../../../store/members/members.repository';
import { correctionsOf } from './correction-rules';
import { toMyProfile } from './own-profile.view';

const OPEN = 'We are still looking at an earlier request of yours. You can withdraw it and send another one';

/** The own record: contact is changed at once, names and birth date by staff. */
@Injectable()
export class OwnProfile {
  constructor(
    private readonly own: OwnMember,
    private readonly writer: DetailsWriter,
    private readonly requests: OwnRequests,
    private readonly files: MemberFiles,
  ) {}

  /** @throws AppError 403, 404. */
  async get(actor: MemberActor): Promise<MyProfile> {
    return this.viewOf(await this.own.require(actor));
  }

  /** @throws AppError 400 for the contact of a person, 403, 404, 409 REVISION. */
  async updateContact(actor: MemberActor, { body, audit }: RecordedBody<MyContactBody>): Promise<MyProfile> {
    const member = await this.own.require(actor);
    const { revision, ...fields } = body;
    if (fields.contact && member.kind === 'person')
      throw badRequest('BAD_REQUEST', 'Only an organisation has a contact');
    const change = changesOf(member, fields);
    const before = Object.fromEntries(
      Object.keys(change).map((field) => [field, member[field as keyof typeof change]]),
    );
    audit.note({ ...targetOf(member), before, after: { ...change } });
    if (revision !== member.revision || !(await this.writer.writeTo(member, change))) throw memberChanged();
    return this.get(actor);
  }

  /** @throws AppError 400 for a change of nothing and for a refused file, 403, 404, 409 with an open one, 503. */
  async requestCorrection(
    actor: MemberActor,
    { body, audit }: RecordedBody<MyCorrectionBody>,
  ): Promise<MyRequest> {
    const member = await this.own.require(actor);
    const corrections = correctionsOf(member, body);
    const { reason } = body;
    audit.note({ ...targetOf(member), reason, ...sidesOf(corrections) });
    await this.requests.requireNone(member, 'profile', OPEN);
    const files = await this.files.store(member._id, body.files);
    return this.requests.send(member, { kind: 'profile', reason, corrections, files }, OPEN);
  }

  private async viewOf(member: MemberProjection): Promise<MyProfile> {
    return toMyProfile(member, await this.requests.latest(member, 'profile'));
  }
}

const targetOf = ({ _id, number }: MemberProjection) => ({
  entity: 'member',
  id: _id.toString(),
  label: number,
});

const sidesOf = (corrections: ReturnType<typeof correctionsOf>) => ({
  before: Object.fromEntries(corrections.map(({ field, before }) => [field, before])),
  after: Object.fromEntries(corrections.map(({ field, after }) => [field, after])),
});
