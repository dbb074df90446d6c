import { Module } from '@nestjs/common';
import { BulkRunner } from '../shared/bulk-runner';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialBatchesService } from './serial-batches.service';
import { SerialGuesses } from './serial-guesses';
import { SerialStockController } from './serial-stock.controller';
import { SerialStockService } from './serial-stock.service';
import { SerialsController } from './serials.controller';
import { SerialsService } from './serials.service';
import { SerialBatchesStoreModule } from '../store/serial-batches/serial-batches.store.module';
import { SerialsStoreModule } from '../store/serials/serials.store.module';

@Module({
  imports: [SerialBatchesStoreModule, SerialsStoreModule],
  controllers: [SerialsController, SerialStockController],
  providers: [
    SerialGuesses,
    SerialsService,
    SerialBatchesService,
    SerialStockService,
    BulkRunner,
    CertificateSerialsService,
  ],
  exports: [SerialGuesses],
})
export class SerialsModule {}
