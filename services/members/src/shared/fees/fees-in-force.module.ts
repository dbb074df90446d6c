import { Module } from '@nestjs/common';
import { FeeTablesStoreModule } from '../../store/fee-tables/fee-tables.store.module';
import { FeesInForce } from './fees-in-force';

@Module({ imports: [FeeTablesStoreModule], providers: [FeesInForce], exports: [FeesInForce] })
export class FeesInForceModule {}
