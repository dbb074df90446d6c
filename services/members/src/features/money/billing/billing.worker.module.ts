import { Module } from '@nestjs/common';
import { TasksStoreModule } from '@concord/nest-platform';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { TasksWorkerModule } from '../../../shared/tasks/tasks-worker.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from '../accounts/account-writer.module';
import { FollowUpModule } from '../follow-up/follow-up.module';
import { AutomaticBilling } from './automatic-billing.task';
import { BillingReader } from './billing-reader';
import { BillingWriter } from './billing-writer';
import { BillingHandler } from './billing.handler';

/** Bills years in the worker: those that staff request, and those that are due by the settings. */
@Module({
  imports: [
    AccountsStoreModule,
    AccountWriterModule,
    FeesInForceModule,
    FollowUpModule,
    MembersStoreModule,
    SettingsInForceModule,
    TasksStoreModule,
    TasksWorkerModule,
  ],
  providers: [AutomaticBilling, BillingHandler, BillingReader, BillingWriter],
})
export class BillingWorkerModule {}
