import { Injectable } from '@nestjs/common';
import type { ExamSignInAnswer, ExamSignInBody, InternalSignInBody } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';

@Injectable()
export class SignInService {
  constructor(private readonly internal: InternalClient) {}

  /** The students service checks serials, throttles and signs tokens; its refusals are passed on. */
  start({ email, SerialNumber }: ExamSignInBody, address: string): Promise<ExamSignInAnswer> {
    const body: InternalSignInBody = { email, SerialNumber, address };
    return this.internal.call<ExamSignInAnswer>('students', { method: 'POST', path: '/exam-sign-in', body });
  }
}
