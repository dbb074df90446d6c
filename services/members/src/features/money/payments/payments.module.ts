import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from '../accounts/account-writer.module';
import { PaymentRecorderModule } from './payment-recorder.module';
import { PaymentsController } from './payments.controller';
import { PaymentsService } from './payments.service';

@Module({
  imports: [
    AccountWriterModule,
    AccountsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    PaymentRecorderModule,
  ],
  controllers: [PaymentsController],
  providers: [PaymentsService],
})
export class PaymentsModule {}
