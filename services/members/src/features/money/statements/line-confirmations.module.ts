import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { PaymentRecorderModule } from '../payments/payment-recorder.module';
import { LineConfirmations } from './line-confirmations';
import { LinePayments } from './line-payments';

/** Confirmation of lines, for calls and for the worker. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, PaymentRecorderModule, StatementLinesStoreModule],
  providers: [LineConfirmations, LinePayments],
  exports: [LineConfirmations],
})
export class LineConfirmationsModule {}
