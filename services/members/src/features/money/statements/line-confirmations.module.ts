import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { PaymentRecorderModule } from '../payments/payment-recorder.module';
import { LineConfirmations } from './line-confirmations';

/** Confirmation of lines, for calls and for the worker. */
@Module({
  imports: [AccountsStoreModule, PaymentRecorderModule, StatementLinesStoreModule],
  providers: [LineConfirmations],
  exports: [LineConfirmations],
})
export class LineConfirmationsModule {}
