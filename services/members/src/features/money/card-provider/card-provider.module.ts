import { type DynamicModule, Global, Module } from '@nestjs/common';
import { type CardEnv, LOCAL_ORIGIN } from '../../../env';
import type { CardProvider } from './card-provider';
import { PUBLIC_ORIGIN } from './public-origin';
import { Paystack } from './paystack';

/** Injection token of the {@link CardProvider}; undefined while no keys are set. */
export const CARD_PROVIDER = Symbol('CARD_PROVIDER');

/** The provider of card payments whose keys are set, for all modules. */
@Global()
@Module({})
export class CardProviderModule {
  /** @param env with the origin to which payers return, in the process that begins payments */
  static forRoot(env: CardEnv & { PUBLIC_URL?: string }): DynamicModule {
    const { PAYSTACK_SECRET_KEY: key, PAYSTACK_URL: url, PUBLIC_URL: origin = LOCAL_ORIGIN } = env;
    const provider: CardProvider | undefined = key ? new Paystack(key, url) : undefined;
    return {
      module: CardProviderModule,
      providers: [
        { provide: CARD_PROVIDER, useValue: provider },
        { provide: PUBLIC_ORIGIN, useValue: origin },
      ],
      exports: [CARD_PROVIDER, PUBLIC_ORIGIN],
    };
  }
}
