import { type DynamicModule, Module } from '@nestjs/common';
import { AuditDeliveryModule, mongoRoot, PlatformModule } from '@concord/nest-platform';
import type { MembersWorkerEnv } from './env';
import { CardOrdersWorkerModule } from './features/cards/orders/card-orders.worker.module';
import { RemindersWorkerModule } from './features/mails/reminders/reminders.worker.module';
import { SendingModule } from './features/mails/sending/sending.module';
import { BillingWorkerModule } from './features/money/billing/billing.worker.module';
import { CardPaymentsWorkerModule } from './features/money/card-payments/card-payments.worker.module';
import { CardProviderModule } from './features/money/card-provider/card-provider.module';
import { ChargingWorkerModule } from './features/money/charging/charging.worker.module';
import { FollowUpWorkerModule } from './features/money/follow-up/follow-up.worker.module';
import { InductionsWorkerModule } from './features/register/inductions/inductions.worker.module';
import { LedgerChecksWorkerModule } from './features/money/ledger-checks/ledger-checks.worker.module';
import { MemberRequestsWorkerModule } from './features/register/member-requests/member-requests.worker.module';
import { MergingWorkerModule } from './features/register/merging/merging.worker.module';
import { ErasureWorkerModule } from './features/privacy/erasure/erasure.worker.module';
import { UpgradesWorkerModule } from './features/register/upgrades/upgrades.worker.module';
import { StatementsWorkerModule } from './features/money/statements/statements.worker.module';
import { StandingsModule } from './features/register/standings/standings.module';
import { TasksWorkerModule } from './shared/tasks/tasks-worker.module';
import { ReportsWorkerModule } from './features/register/reports/reports.worker.module';
import { ImportsWorkerModule } from './features/register/imports/imports.worker.module';

/** The worker process: delivers audit records, follows up accounts, requests mails, and runs tasks of staff. */
@Module({
  imports: [
    AuditDeliveryModule,
    BillingWorkerModule,
    CardPaymentsWorkerModule,
    CardOrdersWorkerModule,
    ChargingWorkerModule,
    ErasureWorkerModule,
    FollowUpWorkerModule,
    ImportsWorkerModule,
    InductionsWorkerModule,
    LedgerChecksWorkerModule,
    MemberRequestsWorkerModule,
    MergingWorkerModule,
    RemindersWorkerModule,
    ReportsWorkerModule,
    SendingModule,
    StandingsModule,
    StatementsWorkerModule,
    TasksWorkerModule,
    UpgradesWorkerModule,
  ],
})
export class WorkerModule {
  static forRoot(env: MembersWorkerEnv): DynamicModule {
    const imports = [
      mongoRoot(env, 'members'),
      PlatformModule.forRoot({ env }),
      CardProviderModule.forRoot(env),
    ];
    return { module: WorkerModule, imports };
  }
}
