import { Module } from '@nestjs/common';
import { OpenBillsModule } from '../../../shared/member-requests/open-bills.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { BankProfilesStoreModule } from '../../../store/bank-profiles/bank-profiles.store.module';
import { DocumentsStoreModule } from '../../../store/documents/documents.store.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { StatementsStoreModule } from '../../../store/statements/statements.store.module';
import { BankProfilesController } from './bank-profiles.controller';
import { BankProfilesService } from './bank-profiles.service';
import { LineBills } from './line-bills';
import { LineConfirmationsModule } from './line-confirmations.module';
import { LineMatching } from './line-matching.service';
import { LineViews } from './line-views';
import { NewStatements } from './new-statements';
import { Payers } from './payers';
import { QueueViews } from './queue-views';
import { RecordedPayments } from './recorded-payments';
import { StatementFiles } from './statement-files';
import { StatementLinesController } from './statement-lines.controller';
import { StatementLinesService } from './statement-lines.service';
import { StatementReading } from './statement-reading.service';
import { StatementsController } from './statements.controller';
import { StatementsService } from './statements.service';

/** Statements of banks: reading, the queue of their lines, and profiles of their files. */
@Module({
  imports: [
    AccountsStoreModule,
    BankProfilesStoreModule,
    DocumentsStoreModule,
    LineConfirmationsModule,
    MemberRequestsStoreModule,
    MembersStoreModule,
    OpenBillsModule,
    StatementLinesStoreModule,
    StatementsStoreModule,
  ],
  controllers: [BankProfilesController, StatementLinesController, StatementsController],
  providers: [
    BankProfilesService,
    LineBills,
    LineMatching,
    LineViews,
    NewStatements,
    Payers,
    QueueViews,
    RecordedPayments,
    StatementFiles,
    StatementLinesService,
    StatementReading,
    StatementsService,
  ],
})
export class StatementsModule {}
