import { Module } from '@nestjs/common';
import { LedgerChecksStoreModule } from '../../../store/ledger-checks/ledger-checks.store.module';
import { LedgerChecksController } from './ledger-checks.controller';
import { LedgerChecksService } from './ledger-checks.service';

@Module({
  imports: [LedgerChecksStoreModule],
  controllers: [LedgerChecksController],
  providers: [LedgerChecksService],
})
export class LedgerChecksModule {}
