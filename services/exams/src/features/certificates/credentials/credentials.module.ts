import { Module } from '@nestjs/common';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { StatusPlacesStoreModule } from '../../../store/status-places/status-places.store.module';
import { CertificatesModule } from '../certificates/certificates.module';
import { CredentialsController } from './credentials.controller';
import { CredentialsService } from './credentials.service';
import { InstituteIssuer } from './institute-issuer';
import { StatusListsService } from './status-lists.service';

/** Certificates as signed credentials, which anyone can verify without asking the institute. */
@Module({
  imports: [CertificatesModule, CertificatesStoreModule, StatusPlacesStoreModule],
  controllers: [CredentialsController],
  providers: [CredentialsService, InstituteIssuer, StatusListsService],
})
export class CredentialsModule {}
