import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { LEDGER_CHECK_MODEL, ledgerCheckSchema } from './ledger-check.schema';
import { LedgerChecksRepository } from './ledger-checks.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: LEDGER_CHECK_MODEL, schema: ledgerCheckSchema }])],
  providers: [LedgerChecksRepository],
  exports: [LedgerChecksRepository],
})
export class LedgerChecksStoreModule {}
