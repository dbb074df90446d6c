import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { AccessState, AccessToken, calls } from '@concord/contracts';
import { type HandlerInput, required, staffRefOf } from '@concord/nest-platform';
import type { AccessBlockRecord } from '../../../store/access-blocks/access-block.schema';
import { AccessBlocksRepository } from '../../../store/access-blocks/access-blocks.repository';
import { AccessSessionsRepository } from '../../../store/access-sessions/access-sessions.repository';
import { idsOf, type Person, personIdOf } from '../people/person';
import { PeopleService } from '../people/people.service';
import { AccessTokens } from '../sign-in/access-tokens';
import { EndedAccess } from '../sign-in/ended-access';

const toIntervention = ({ reason, by, at }: AccessBlockRecord) => ({
  reason,
  by: { _id: by._id.toString(), username: by.username },
  at: at.toISOString(),
});

/** Lets staff see, block and look through a person's access. */
@Injectable()
export class AccessSupportService {
  constructor(
    private readonly people: PeopleService,
    private readonly blocks: AccessBlocksRepository,
    private readonly sessions: AccessSessionsRepository,
    private readonly ended: EndedAccess,
    private readonly tokens: AccessTokens,
  ) {}

  /** @throws AppError 404 */
  async state(id: string): Promise<AccessState> {
    return this.stateOf(await this.find(id));
  }

  /** A token that only reads. @throws AppError 404 */
  async view(input: HandlerInput<typeof calls.accessView>): Promise<AccessToken> {
    const { actor, audit, params, body } = input;
    const { phoneNumber: _, ...person } = await this.find(params.id);
    audit.note({ label: person.email || person.name, reason: body.reason });
    return this.tokens.issue(person, `view-${randomUUID()}`, actor);
  }

  /** Blocks a person and ends all sign-ins; their exam sign-in stays. @throws AppError 404 */
  async block(input: HandlerInput<typeof calls.accessBlock>): Promise<AccessState> {
    const { actor, audit, params, body } = input;
    const person = await this.find(params.id);
    audit.note({ label: person.email || person.name, reason: body.reason });
    const { reason } = body;
    await this.blocks.put({ _id: personIdOf(person), reason, by: staffRefOf(actor), at: new Date() });
    await this.ended.endAll(person);
    return this.stateOf(person);
  }

  /** @throws AppError 404 */
  async unblock({ audit, params, body }: HandlerInput<typeof calls.accessUnblock>): Promise<AccessState> {
    const person = await this.find(params.id);
    audit.note({ label: person.email || person.name, reason: body.reason });
    await this.blocks.remove(idsOf(person));
    return this.stateOf(person);
  }

  private async find(id: string): Promise<Person> {
    return required(await this.people.byId(id), 'This person');
  }

  private async stateOf(person: Person): Promise<AccessState> {
    const [[block], sessions] = await Promise.all([
      this.blocks.ofIds(idsOf(person)),
      this.sessions.list(person),
    ]);
    const seen = sessions.map(({ lastSeenAt }) => lastSeenAt.getTime());
    return {
      email: person.email || null,
      sessions: sessions.length,
      lastSeenAt: seen.length > 0 ? new Date(Math.max(...seen)).toISOString() : null,
      blocked: block ? toIntervention(block) : null,
    };
  }
}
