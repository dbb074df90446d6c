import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CertificatesModule } from '../certificates/certificates.module';
import { CredentialsController } from './credentials.controller';
import { CredentialsService } from './credentials.service';
import { InstituteIssuer } from './institute-issuer';
import { STATUS_PLACE_MODEL, statusPlaceSchema } from './status-place.schema';
import { StatusListsService } from './status-lists.service';
import { StatusPlacesRepository } from './status-places.repository';

/** Certificates as signed credentials, which anyone can verify without asking the institute. */
@Module({
  imports: [
    CertificatesModule,
    MongooseModule.forFeature([{ name: STATUS_PLACE_MODEL, schema: statusPlaceSchema }]),
  ],
  controllers: [CredentialsController],
  providers: [CredentialsService, InstituteIssuer, StatusListsService, StatusPlacesRepository],
})
export class CredentialsModule {}
