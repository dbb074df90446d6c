import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TokenSigner } from '@concord/nest-platform';
import type { StudentsEnv } from '../env';

/** Injection token of the parsed environment. */
export const STUDENTS_ENV = Symbol('STUDENTS_ENV');

/** Environment and token signer, for all modules. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: StudentsEnv): DynamicModule {
    const providers = [
      { provide: STUDENTS_ENV, useValue: env },
      { provide: TokenSigner, useFactory: () => new TokenSigner(env.JWT_PRIVATE_KEY[0]) },
    ];
    return { module: ConfigModule, providers, exports: [STUDENTS_ENV, TokenSigner] };
  }
}
