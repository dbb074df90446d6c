import { Inject, Injectable } from '@nestjs/common';
import { AccessBlocksRepository } from '../../../store/access-blocks/access-blocks.repository';
import { AccessCodesRepository } from '../../../store/access-codes/access-codes.repository';
import {
  AccessSessionsRepository,
  type PersonIds,
} from '../../../store/access-sessions/access-sessions.repository';
import { EndedAccess } from '../../access/sign-in/ended-access';

/** Deletes what the sign-in to the member's pages keeps of a person. May run twice. */
@Injectable()
export class AccessForgetting {
  constructor(
    private readonly sessions: AccessSessionsRepository,
    private readonly codes: AccessCodesRepository,
    private readonly blocks: AccessBlocksRepository,
    @Inject(EndedAccess) private readonly ended: Pick<EndedAccess, 'endAll'>,
  ) {}

  /** @param email e-mail of the record; absent in a repeated run, whose codes have expired by then */
  async forget(person: PersonIds, email?: string): Promise<void> {
    const signIns = await this.sessions.list(person);
    const emails = new Set(signIns.map((session) => session.email));
    if (email) emails.add(email);
    for (const each of emails) await this.codes.voidAll(each);
    await this.ended.endAll(person);
    await this.blocks.remove([person.member, person.student].filter((id) => id !== undefined));
  }
}
