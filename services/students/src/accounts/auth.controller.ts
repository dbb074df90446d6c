import { Controller } from '@nestjs/common';
import { calls, type LoginBody, type StaffRegisterBody } from '@concord/contracts';
import { type Actor, ClientAddress, CurrentActor, Handles, ValidBody } from '@concord/nest-platform';
import { AuthService } from './auth.service';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @Handles(calls.login)
  login(@ValidBody(calls.login.body) body: LoginBody, @ClientAddress() address: string) {
    return this.auth.login(body, address);
  }

  @Handles(calls.staffRegister)
  register(@ValidBody(calls.staffRegister.body) body: StaffRegisterBody, @ClientAddress() address: string) {
    return this.auth.register(body, address);
  }

  @Handles(calls.me)
  me(@CurrentActor() actor: Actor) {
    return this.auth.me(actor);
  }
}
