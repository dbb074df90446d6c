import { Injectable } from '@nestjs/common';
import type { AccessCodeMade, calls } from '@concord/contracts';
import { conflict, type HandlerInput, required } from '@concord/nest-platform';
import { AccessCodesRepository } from '../../../store/access-codes/access-codes.repository';
import { requestIdOf } from '../../../store/access-codes/code-hash';
import { newSecret } from '../codes/access-cookies';
import { newCode } from '../codes/new-code';
import { idsOf } from '../people/person';
import { PeopleService } from '../people/people.service';

/** Makes codes that staff pass on, for people whom no mail reaches. */
@Injectable()
export class MadeCodesService {
  constructor(
    private readonly people: PeopleService,
    private readonly codes: AccessCodesRepository,
  ) {}

  /** @throws AppError 404, 409 for a blocked person and one without an e-mail */
  async make(input: HandlerInput<typeof calls.accessCodeMake>): Promise<AccessCodeMade> {
    const { audit, params, body, clientAddress } = input;
    const person = required(await this.people.byId(params.id), 'This person');
    const { email } = person;
    audit.note({ label: email || person.name, reason: body.reason });
    if (!email) throw conflict('CONFLICT', 'This person has no e-mail on record. Add one first');
    if (await this.people.isBlocked(person))
      throw conflict('CONFLICT', "This person's access is blocked. Lift the block first");
    const code = newCode();
    const request = {
      _id: requestIdOf(newSecret()),
      email,
      channel: 'email' as const,
      people: idsOf(person),
      address: clientAddress,
    };
    const endsAt = await this.codes.insertMade(request, code);
    return { code, email, endsAt: endsAt.toISOString() };
  }
}
