import { Injectable } from '@nestjs/common';
import type { AccessToken } from '@concord/contracts';
import { type StaffActor, TokenSigner } from '@concord/nest-platform';
import { type Person, personIdOf, toHolder } from '../people/person';

type Named = Omit<Person, 'phoneNumber'>;

/** Signs tokens of members and applicants. */
@Injectable()
export class AccessTokens {
  constructor(private readonly tokens: TokenSigner) {}

  /** @param viewer staff who only look, as long as their own sign-in lasts */
  issue(person: Named, sid: string, viewer?: Pick<StaffActor, 'id' | 'ver' | 'sid'>): AccessToken {
    const { member, student } = person;
    const token = this.tokens.sign({
      typ: 'member',
      sub: personIdOf(person),
      sid,
      ...(member && { member }),
      ...(student && { student }),
      ...(viewer && { viewer: { id: viewer.id, ver: viewer.ver, sid: viewer.sid } }),
    });
    return { token, holder: toHolder(person, viewer !== undefined) };
  }
}
