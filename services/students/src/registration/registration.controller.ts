import { Controller } from '@nestjs/common';
import { calls, type RegisterBody } from '@concord/contracts';
import { ClientAddress, Handles, RequestHeader, ValidBody } from '@concord/nest-platform';
import { RegistrationService } from './registration.service';

@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @Handles(calls.studentRegister)
  register(
    @ValidBody(calls.studentRegister.body) body: RegisterBody,
    @RequestHeader('idempotency-key') idempotencyKey: string | undefined,
    @ClientAddress() address: string,
  ) {
    return this.registration.register(body, idempotencyKey, address);
  }
}
