import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TokenSigner } from '@concord/nest-platform';
import type { StudentsEnv } from '../env';

/** Injection token of the parsed environment. */
export const STUDENTS_ENV = Symbol('STUDENTS_ENV');

/** What only this service has: its environment, and the key that signs tokens. */
@Global()
@Module({})
export class CoreModule {
  static forRoot(env: StudentsEnv): DynamicModule {
    const providers = [
      { provide: STUDENTS_ENV, useValue: env },
      { provide: TokenSigner, useFactory: () => new TokenSigner(env.JWT_PRIVATE_KEY) },
    ];
    return { module: CoreModule, providers, exports: [STUDENTS_ENV, TokenSigner] };
  }
}
