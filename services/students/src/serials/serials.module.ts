import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BulkRunner } from '../bulk/bulk-runner';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialClaimsRepository } from './serial-claims.repository';
import { SERIAL_BATCH_MODEL, serialBatchSchema } from './serial-batch.schema';
import { SerialBatchesRepository } from './serial-batches.repository';
import { SerialBatchesService } from './serial-batches.service';
import { SERIAL_MODEL, serialSchema } from './serial.schema';
import { SerialGuesses } from './serial-guesses';
import { SerialStockController } from './serial-stock.controller';
import { SerialStockService } from './serial-stock.service';
import { SerialsController } from './serials.controller';
import { SerialsRepository } from './serials.repository';
import { SerialsService } from './serials.service';

@Module({
  imports: [
    MongooseModule.forFeature([
      { name: SERIAL_MODEL, schema: serialSchema },
      { name: SERIAL_BATCH_MODEL, schema: serialBatchSchema },
    ]),
  ],
  controllers: [SerialsController, SerialStockController],
  providers: [
    SerialsRepository,
    SerialClaimsRepository,
    SerialGuesses,
    SerialsService,
    SerialBatchesRepository,
    SerialBatchesService,
    SerialStockService,
    BulkRunner,
    CertificateSerialsService,
  ],
  exports: [SerialBatchesRepository, SerialClaimsRepository, SerialGuesses, SerialsRepository],
})
export class SerialsModule {}
