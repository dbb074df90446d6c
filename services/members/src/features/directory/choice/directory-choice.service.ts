import { Injectable } from '@nestjs/common';
import type { MyDirectory, MyDirectoryBody } from '@concord/contracts';
import { dayOf, type MemberActor, type RecordedBody } from '@concord/nest-platform';
import { isInDirectory, memberIndexOf } from '../../../shared/members/member-index';
import { OwnMember } from '../../../shared/members/own-member';
import { untilStored } from '../../../shared/retries/until-stored';
import { SettingsInForce, type SettingsVersion } from '../../../shared/settings/settings-in-force';
import type { AccountProjection } from '../../../store/accounts/account.schema';
import { AccountsRepository } from '../../../store/accounts/accounts.repository';
import { DirectoryRepository } from '../../../store/members/directory.repository';
import { memberName } from '../../../store/members/member-search';
import type { MemberProjection } from '../../../store/members/member.schema';
import { toMyDirectory } from './directory-choice.view';

interface Facts {
  readonly member: MemberProjection;
  readonly account: AccountProjection;
  readonly settings: SettingsVersion;
  readonly today: string;
}

/** Consent of the member who signed in to an entry of the public directory. */
@Injectable()
export class DirectoryChoiceService {
  constructor(
    private readonly own: OwnMember,
    private readonly accounts: AccountsRepository,
    private readonly settings: SettingsInForce,
    private readonly directory: DirectoryRepository,
  ) {}

  /** @throws AppError 403 for an applicant who is no member, 404. */
  async get(actor: MemberActor): Promise<MyDirectory> {
    const { member, account, settings, today } = await this.factsOf(actor);
    return toMyDirectory(member, isInDirectory(member, account, settings.values, today));
  }

  /** The same write stores the choice and shows or hides the entry. @throws AppError 403, 404, 409. */
  async replace(actor: MemberActor, { body, audit }: RecordedBody<MyDirectoryBody>): Promise<MyDirectory> {
    const chosen = { ...body, at: new Date() };
    await untilStored('member', async () => {
      const { member, account, settings, today } = await this.factsOf(actor);
      audit.note({ entity: 'member', id: member._id.toString(), label: memberName(member) });
      audit.note({
        before: { listed: member.directory?.isListed ?? false },
        after: { listed: body.isListed },
      });
      const index = memberIndexOf({ ...member, directory: chosen }, account, settings, today);
      return this.directory.choose(member, chosen, index);
    });
    return this.get(actor);
  }

  private async factsOf(actor: MemberActor): Promise<Facts> {
    const member = await this.own.require(actor);
    const [account, settings] = await Promise.all([
      this.accounts.of(member._id.toString()),
      this.settings.version(),
    ]);
    return { member, account, settings, today: dayOf(new Date()) };
  }
}
