import { Module } from '@nestjs/common';
import { AccountWriterModule } from '../accounts/account-writer.module';
import { PaymentRecorder } from './payment-recorder';

/** Recording of payments, for calls and for the worker. */
@Module({ imports: [AccountWriterModule], providers: [PaymentRecorder], exports: [PaymentRecorder] })
export class PaymentRecorderModule {}
