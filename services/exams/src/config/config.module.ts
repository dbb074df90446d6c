import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type ExamsEnv, publicOriginOf } from '../env';

/** Injection token of the parsed environment. */
export const EXAMS_ENV = Symbol('EXAMS_ENV');

/** Injection token of the site's public origin, without a trailing slash. */
export const PUBLIC_ORIGIN = Symbol('PUBLIC_ORIGIN');

/** Provides the environment and the public origin to all modules. */
@Global()
@Module({})
export class ConfigModule {
  static forRoot(env: ExamsEnv): DynamicModule {
    const providers = [
      { provide: PUBLIC_ORIGIN, useValue: publicOriginOf(env) },
      { provide: EXAMS_ENV, useValue: env },
    ];
    return { module: ConfigModule, providers, exports: [PUBLIC_ORIGIN, EXAMS_ENV] };
  }
}
