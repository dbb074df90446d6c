import { Controller } from '@nestjs/common';
import { calls, type LoginBody, type StaffRegisterBody } from '@concord/contracts';
import { type Actor, ClientAddress, CurrentActor, HandlesArguments, ValidBody } from '@concord/nest-platform';
import { AuthService } from './auth.service';

@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  @HandlesArguments(calls.login)
  login(@ValidBody(calls.login.body) body: LoginBody, @ClientAddress() address: string) {
    return this.auth.login(body, address);
  }

  @HandlesArguments(calls.staffRegister)
  register(@ValidBody(calls.staffRegister.body) body: StaffRegisterBody, @ClientAddress() address: string) {
    return this.auth.register(body, address);
  }

  @HandlesArguments(calls.me)
  me(@CurrentActor() actor: Actor) {
    return this.auth.me(actor);
  }
}
