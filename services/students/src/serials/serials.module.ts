import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CertificateSerialsService } from './certificate-serials.service';
import { SerialClaimsRepository } from './serial-claims.repository';
import { SERIAL_MODEL, serialSchema } from './serial.schema';
import { SerialGuesses } from './serial-guesses';
import { SerialsController } from './serials.controller';
import { SerialsRepository } from './serials.repository';
import { SerialsService } from './serials.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SERIAL_MODEL, schema: serialSchema }])],
  controllers: [SerialsController],
  providers: [
    SerialsRepository,
    SerialClaimsRepository,
    SerialGuesses,
    SerialsService,
    CertificateSerialsService,
  ],
  exports: [SerialClaimsRepository, SerialGuesses, SerialsRepository],
})
export class SerialsModule {}
