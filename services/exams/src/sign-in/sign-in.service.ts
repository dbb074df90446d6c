import { Injectable } from '@nestjs/common';
import { type ExamSignInAnswer, type ExamSignInBody, internalCalls } from '@concord/contracts';
import { InternalClient } from '@concord/nest-platform';

@Injectable()
export class SignInService {
  constructor(private readonly internal: InternalClient) {}

  /** The students service checks serials, throttles and signs tokens; its refusals are passed on. */
  start(body: ExamSignInBody, address: string): Promise<ExamSignInAnswer> {
    return this.internal.call(internalCalls.internalExamSignIn, { body: { ...body, address } });
  }
}
