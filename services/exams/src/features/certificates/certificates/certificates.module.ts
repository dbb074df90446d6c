import { Module } from '@nestjs/common';
import { ApplicantsModule } from '../../../shared/applicants/applicants.module';
import { MembershipModule } from '../../../shared/membership/membership.module';
import { CertificatesStoreModule } from '../../../store/certificates/certificates.store.module';
import { CoursesStoreModule } from '../../../store/courses/courses.store.module';
import { CertificateTemplatesModule } from '../certificate-templates/certificate-templates.module';
import { CertificateFilesService } from './certificate-files.service';
import { CertificateLookups } from './certificate-lookups.service';
import { CertificateReissue } from './certificate-reissue.service';
import { CertificateStates } from './certificate-states.service';
import { CertificateWriter } from './certificate-writer.service';
import { CertificatesController } from './certificates.controller';
import { CertificatesService } from './certificates.service';
import { LookupThrottle } from './lookup-throttle';
import { SerialCertificates } from './serial-certificates.service';

@Module({
  imports: [
    ApplicantsModule,
    CertificatesStoreModule,
    CertificateTemplatesModule,
    CoursesStoreModule,
    MembershipModule,
  ],
  controllers: [CertificatesController],
  providers: [
    CertificateFilesService,
    CertificateLookups,
    CertificateReissue,
    CertificatesService,
    CertificateStates,
    CertificateWriter,
    LookupThrottle,
    SerialCertificates,
  ],
  exports: [CertificateLookups, CertificateWriter],
})
export class CertificatesModule {}
