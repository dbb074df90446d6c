import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { RegistrationService } from './registration.service';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Handles(calls.studentRegister)
  register({ body, headers, clientAddress }: HandlerInput<typeof calls.studentRegister>) {
    return this.registration.register(body, headers['idempotency-key'], clientAddress);
  }
}
