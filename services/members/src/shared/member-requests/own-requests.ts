import { Injectable } from '@nestjs/common';
import type { MemberRequestKind, MyRequest } from '@concord/contracts';
import { conflict, type ObjectId, required } from '@concord/nest-platform';
import { LinkedMembersRepository } from '../../store/members/linked-members.repository';
import type { MemberRequestRecord } from '../../store/member-requests/member-request.schema';
import {
  MemberRequestsRepository,
  type NewMemberRequest,
} from '../../store/member-requests/member-requests.repository';
import { MemberFiles } from '../member-files/member-files';
import type { MemberProjection } from '../../store/members/member.schema';
import { OpenBills } from './open-bills';
import { peopleOf, toMyRequest } from './own-request.view';

/** Open requests that one member may have: an organisation proposes changes for several people. */
const OPEN_MAX = 50;

type Asker = Pick<MemberProjection, '_id' | 'number'>;

/** Requests of the member who is signed in. */
@Injectable()
export class OwnRequests {
  constructor(
    private readonly requests: MemberRequestsRepository,
    private readonly members: LinkedMembersRepository,
    private readonly files: MemberFiles,
    private readonly bills: OpenBills,
  ) {}

  /** @throws AppError 409 if an open one asks for the same */
  async send(member: Asker, request: Omit<NewMemberRequest, 'member'>, refusal: string): Promise<MyRequest> {
    await this.requireRoom(member._id);
    const stored = await this.requests.insert({ ...request, member: member._id });
    if (stored) return this.viewOf(member, stored);
    await this.files.remove(member._id, request.files);
    throw conflict('CONFLICT', refusal);
  }

  /** Checked before files are stored. @throws AppError 409 if one of the kind is open */
  async requireNone({ _id }: Asker, kind: MemberRequestKind, refusal: string): Promise<void> {
    if ((await this.requests.latest(_id, kind))?.state === 'open') throw conflict('CONFLICT', refusal);
  }

  /** Requests of a kind, latest first. */
  async ofKind(member: Asker, kind: MemberRequestKind): Promise<MyRequest[]> {
    return this.viewsOf(
      member,
      (await this.requests.ofMember(member._id)).filter((each) => each.kind === kind),
    );
  }

  async latest(member: Asker, kind: MemberRequestKind): Promise<MyRequest | null> {
    const found = await this.requests.latest(member._id, kind);
    return found ? this.viewOf(member, found) : null;
  }

  async viewOf(member: Asker, request: MemberRequestRecord): Promise<MyRequest> {
    const [view] = await this.viewsOf(member, [request]);
    return required(view, 'This request');
  }

  async viewsOf(member: Asker, requests: readonly MemberRequestRecord[]): Promise<MyRequest[]> {
    const owed = await this.bills.asOwed(requests);
    const people = await this.members.ofIds(owed.flatMap(peopleOf));
    return owed.map((request) =>
      toMyRequest(request, { files: this.files.viewOf(request.files), member, people }),
    );
  }

  private async requireRoom(member: ObjectId): Promise<void> {
    if ((await this.requests.countOpen(member)) >= OPEN_MAX)
      throw conflict('CONFLICT', 'Many of your requests are still open. Please wait until we have decided');
  }
}
