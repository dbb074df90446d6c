import { Module } from '@nestjs/common';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { OwnCertificatesController } from './own-certificates.controller';
import { OwnCertificates } from './own-certificates.service';

/** Certificates of a member or applicant, on their own pages. */
@Module({
  imports: [CertificatesStoreModule],
  controllers: [OwnCertificatesController],
  providers: [OwnCertificates],
})
export class OwnCertificatesModule {}
