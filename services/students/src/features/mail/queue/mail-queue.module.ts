import { Module } from '@nestjs/common';
import { MailQueue } from './mail.queue';

/** Producer of the mail queue, for the service and its worker. */
@Module({ providers: [MailQueue], exports: [MailQueue] })
export class MailQueueModule {}
