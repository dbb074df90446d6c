import { Module } from '@nestjs/common';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { AccountWriterModule } from '../accounts/account-writer.module';
import { EvidenceSender } from './evidence-sender';
import { OwnTransfersController } from './own-transfers.controller';
import { OwnTransfers } from './own-transfers.service';
import { PaymentDetails } from './payment-details.service';
import { TransferDecisions } from './transfer-decisions.service';
import { TransferQueue } from './transfer-queue.service';
import { TransferReceipts } from './transfer-receipts';
import { TransfersController } from './transfers.controller';

/** Transfers that members tell about with evidence, and what staff decide about them. */
@Module({
  imports: [
    AccountWriterModule,
    AccountsStoreModule,
    DocumentsStoreModule,
    MembersStoreModule,
    OwnMemberModule,
  ],
  controllers: [OwnTransfersController, TransfersController],
  providers: [
    EvidenceSender,
    OwnTransfers,
    PaymentDetails,
    TransferDecisions,
    TransferQueue,
    TransferReceipts,
  ],
})
export class TransfersModule {}
