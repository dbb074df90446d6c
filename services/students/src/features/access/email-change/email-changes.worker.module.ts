import { Module } from '@nestjs/common';
import { EmailChangesStoreModule } from '../../../store/email-changes/email-changes.store.module';
import { EmailChangeDelivery } from './email-change-delivery';
import { EmailChangeSweeper } from './email-change.sweeper';

/** Sends the mails of changed addresses, in the worker. */
@Module({ imports: [EmailChangesStoreModule], providers: [EmailChangeDelivery, EmailChangeSweeper] })
export class EmailChangesWorkerModule {}
