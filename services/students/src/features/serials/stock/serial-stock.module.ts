import { Module } from '@nestjs/common';
import { BulkRunner } from '@concord/nest-platform';
import { SerialBatchesStoreModule } from '../../../store/serial-batches/serial-batches.store.module';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { SerialBatchesService } from './serial-batches.service';
import { SerialStockController } from './serial-stock.controller';
import { SerialStockService } from './serial-stock.service';

/** Batches of serials, and handing out single ones. */
@Module({
  imports: [SerialBatchesStoreModule, SerialsStoreModule],
  controllers: [SerialStockController],
  providers: [BulkRunner, SerialBatchesService, SerialStockService],
})
export class SerialStockModule {}
