import { Injectable } from '@nestjs/common';
import type { AccessVerifyAnswer, AccessVerifyBody } from '@concord/contracts';
import { forbidden } from '@concord/nest-platform';
import { CodesService } from '../codes/codes.service';
import { chosenOf, type Person, toChoice } from '../people/person';
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
   * Signs the owner of a code in, or answers the people who share the e-mail.
   * @throws AppError 400 for a wrong code, 403 if the person's access is blocked, 429, 503
   */
  async verify({ email, code, as }: AccessVerifyBody, asker: SigningIn): Promise<AccessVerifyAnswer> {
    const request = await this.audit.checked(email, asker, () => this.codes.check(email, code, asker));
    const people = await this.peopleOf(email, request, asker);
    const person = chosenOf(people, as);
    if (!person) {
      await this.codes.keep(request, asker);
      return { choices: people.map(toChoice) };
    }
    await this.codes.use(request, email);
    return this.sessions.begin(person, asker);
  }

  private async peopleOf(email: string, request: string, asker: SigningIn): Promise<Person[]> {
    const people = await this.people.withEmail(email).catch(async (error: unknown) => {
      // An outage does not use up the code.
      await this.codes.keep(request, asker);
      throw error;
    });
    if (people.length === 0)
      throw forbidden('Nobody can sign in with this e-mail. Please contact the office');
    return people;
  }
}
