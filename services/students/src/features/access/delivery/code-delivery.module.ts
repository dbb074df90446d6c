import { type DynamicModule, Module } from '@nestjs/common';
import { LOCAL_ORIGIN, type WorkerEnv } from '../../../env';
import { AccessCodesStoreModule } from '../../../store/access-codes/access-codes.store.module';
import type { MailServer } from '../../mail/delivery/mail-server';
import { MAIL_SERVER } from '../../mail/delivery/mail-server.module';
import { PeopleModule } from '../people/people.module';
import { CodeDelivery } from './code-delivery.service';
import { CODE_SENDERS } from './code-sender';
import { CodeSweeper } from './code.sweeper';
import { MailCodeSender } from './mail-code-sender';
import { SmsCodeSender } from './sms-code-sender';

/** Sends sign-in codes, in the worker. */
@Module({})
export class CodeDeliveryModule {
  static forRoot(env: WorkerEnv): DynamicModule {
    const senders = {
      provide: CODE_SENDERS,
      inject: [MAIL_SERVER],
      useFactory: (server: MailServer | undefined) => ({
        ...(server && { email: new MailCodeSender(server) }),
        ...smsOf(env),
      }),
    };
    return {
      module: CodeDeliveryModule,
      imports: [AccessCodesStoreModule, PeopleModule],
      providers: [CodeDelivery, CodeSweeper, senders],
    };
  }
}

/** @throws Error for an incomplete road, which would promise codes that never come */
function smsOf({ SMS_URL: url, SMS_KEY: key, SMS_FROM: from, PUBLIC_URL: origin = LOCAL_ORIGIN }: WorkerEnv) {
  if (url && !(key && from)) throw new Error('SMS_URL needs SMS_KEY and SMS_FROM, too');
  return url && key && from ? { sms: new SmsCodeSender({ url, key, from, origin }) } : {};
}
