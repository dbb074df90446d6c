import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { TasksModule } from '../../../shared/tasks/tasks.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { BillingReader } from './billing-reader';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';

/** Bills a year by a task, and previews it. */
@Module({
  imports: [AccountsStoreModule, FeesInForceModule, MembersStoreModule, SettingsInForceModule, TasksModule],
  controllers: [BillingController],
  providers: [BillingReader, BillingService],
})
export class BillingModule {}
