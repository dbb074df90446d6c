import { Module } from '@nestjs/common';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialGuesses } from './serial-guesses';
import { SerialsController } from './serials.controller';
import { SerialsService } from './serials.service';

/** The list of serials and their checks, and certificate serials for the exams service. */
@Module({
  imports: [SerialsStoreModule],
  controllers: [SerialsController],
  providers: [CertificateSerialsService, SerialGuesses, SerialsService],
  exports: [SerialGuesses],
})
export class SerialsModule {}
