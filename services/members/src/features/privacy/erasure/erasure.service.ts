import { Injectable } from '@nestjs/common';
import type { MemberEraseBody, MemberErased } from '@concord/contracts';
import { badRequest, conflict, type RecordedBody, required } from '@concord/nest-platform';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { ErasedMembersRepository } from '../../../store/members/erased-members.repository';
import type { MemberProjection } from '../../../store/members/member.schema';
import { memberChanged, MembersRepository } from '../../../store/members/members.repository';
import { UpgradesRepository } from '../../../store/upgrades/upgrades.repository';
import { reasonToKeep } from './erasure-rules';
import { ErasureRunner } from './erasure-runner.service';

/** Erases the personal data of members who have left. The number and all money stay. */
@Injectable()
export class ErasureService {
  constructor(
    private readonly members: MembersRepository,
    private readonly accounts: AccountsRepository,
    private readonly upgrades: UpgradesRepository,
    private readonly erased: ErasedMembersRepository,
    private readonly runner: ErasureRunner,
  ) {}

  /** @throws AppError 404, 400 if the number differs, 409 for a member who has not left, and while money is open */
  async erase(id: string, { body, audit }: RecordedBody<MemberEraseBody>): Promise<MemberErased> {
    const member = await this.require(id);
    // The log names the number alone: it would keep the name of somebody who is forgotten.
    audit.note({ label: member.number });
    const { reason, number } = body;
    audit.note({ reason });
    requireNumber(number, member.number);
    return this.run(member);
  }

  /** Erases a member if nothing forbids it. @throws AppError 409 as {@link erase} does */
  async run(member: MemberProjection): Promise<MemberErased> {
    const { _id, number } = member;
    const id = _id.toString();
    const kept = await this.reasonToKeep(member);
    if (kept) throw conflict('CONFLICT', kept);
    if (!member.erasingSince && !(await this.erased.begin(member, new Date()))) throw memberChanged();
    return { _id: id, number, isDone: await this.runner.run(await this.require(id)) };
  }

  /** Reason for which {@link run} would refuse; undefined if it would erase. */
  async reasonToKeep(member: MemberProjection): Promise<string | undefined> {
    const { _id } = member;
    const [account, open] = await Promise.all([
      this.accounts.of(_id.toString()),
      this.upgrades.openOf([_id]),
    ]);
    return reasonToKeep(member, account, open.size > 0);
  }

  private async require(id: string): Promise<MemberProjection> {
    return required(await this.members.find(id), 'This member');
  }
}

function requireNumber(typed: string, number: string): void {
  if (typed.trim().toUpperCase() === number.toUpperCase()) return;
  const message = 'This is not the number of the member';
  throw badRequest('VALIDATION', message, [{ path: 'number', message }]);
}
