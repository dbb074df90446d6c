import { Module } from '@nestjs/common';
import { FeesInForceModule } from '../../../shared/fees/fees-in-force.module';
import { FeeTablesStoreModule } from '../../../store/fee-tables/fee-tables.store.module';
import { FeesController } from './fees.controller';
import { FeesService } from './fees.service';

@Module({
  imports: [FeesInForceModule, FeeTablesStoreModule],
  controllers: [FeesController],
  providers: [FeesService],
})
export class FeesModule {}
