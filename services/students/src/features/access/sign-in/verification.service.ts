import { Injectable } from '@nestjs/common';
import type { AccessVerifyAnswer, AccessVerifyBody } from '@concord/contracts';
import { forbidden } from '@concord/nest-platform';
import type { AccessCodeRecord } from '../../../store/access-codes/access-code.schema';
import { CodesService } from '../codes/codes.service';
import { chosenOf, namedBy, type Person, toChoice } from '../people/person';
import { PeopleService } from '../people/people.service';
import { AccessAudit } from './access-audit';
import { type SigningIn, SessionBegin } from './session-begin';

/** Signs people in by codes. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly codes: CodesService,
    private readonly people: PeopleService,
    private readonly sessions: SessionBegin,
    private readonly audit: AccessAudit,
  ) {}

  /**
   * Signs the owner of a code in, or answers the people whom the code may sign in.
   * @throws AppError 400 for a wrong code, 403 if the person's access is blocked, 429, 503
   */
  async verify({ email, code, as }: AccessVerifyBody, asker: SigningIn): Promise<AccessVerifyAnswer> {
    const request = await this.audit.checked(email, asker, () => this.codes.check(email, code, asker));
    const people = await this.peopleOf(request, asker);
    const person = chosenOf(people, as);
    if (!person) {
      await this.codes.keep(request, asker);
      return { choices: people.map(toChoice) };
    }
    await this.codes.use(request);
    return this.sessions.begin(person, asker);
  }

  /** The people with the e-mail whom the code was meant for. */
  private async peopleOf(request: AccessCodeRecord, asker: SigningIn): Promise<Person[]> {
    const everyone = await this.people.withEmail(request.email).catch(async (error: unknown) => {
      // An outage does not use up the code.
      await this.codes.keep(request, asker);
      throw error;
    });
    const people = namedBy(everyone, request.people);
    if (people.length === 0)
      throw forbidden('Nobody can sign in with this e-mail. Please contact the office');
    return people;
  }
}
