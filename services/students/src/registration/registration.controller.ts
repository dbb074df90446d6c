import { Controller } from '@nestjs/common';
import { calls, type RegisterBody } from '@concord/contracts';
import { ClientAddress, HandlesArguments, RequestHeader, ValidBody } from '@concord/nest-platform';
import { RegistrationService } from './registration.service';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @HandlesArguments(calls.studentRegister)
  register(
    @ValidBody(calls.studentRegister.body) body: RegisterBody,
    @RequestHeader('idempotency-key') idempotencyKey: string | undefined,
    @ClientAddress() address: string,
  ) {
    return this.registration.register(body, idempotencyKey, address);
  }
}
