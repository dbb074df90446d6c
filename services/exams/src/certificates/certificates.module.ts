import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ApplicantsModule } from '../applicants/applicants.module';
import { CertificateTemplatesModule } from '../certificate-templates/certificate-templates.module';
import { CoursesModule } from '../courses/courses.module';
import { CERTIFICATE_MODEL, certificateSchema } from './certificate.schema';
import { CertificateFilesService } from './certificate-files.service';
import { CertificateReissue } from './certificate-reissue.service';
import { CertificateStates } from './certificate-states.service';
import { CertificateStore } from './certificate-store.service';
import { CertificatesController } from './certificates.controller';
import { CertificatesRepository } from './certificates.repository';
import { CertificatesService } from './certificates.service';
import { LookupThrottle } from './lookup-throttle';
import { SerialCertificates } from './serial-certificates.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CERTIFICATE_MODEL, schema: certificateSchema }]),
    ApplicantsModule,
    CertificateTemplatesModule,
    CoursesModule,
  ],
  controllers: [CertificatesController],
  providers: [
    CertificateFilesService,
    CertificateReissue,
    CertificatesRepository,
    CertificatesService,
    CertificateStates,
    CertificateStore,
    LookupThrottle,
    SerialCertificates,
  ],
  exports: [CertificatesRepository, CertificatesService, CertificateStore],
})
export class CertificatesModule {}
