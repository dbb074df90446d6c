import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CoursesModule } from '../courses/courses.module';
import { CERTIFICATE_MODEL, certificateSchema } from './certificate.schema';
import { CertificatesController } from './certificates.controller';
import { CertificatesRepository } from './certificates.repository';
import { CertificatesService } from './certificates.service';

@Module({
  imports: [
    MongooseModule.forFeature([{ name: CERTIFICATE_MODEL, schema: certificateSchema }]),
    CoursesModule,
  ],
  controllers: [CertificatesController],
  providers: [CertificatesRepository, CertificatesService],
  exports: [CertificatesRepository, CertificatesService],
})
export class CertificatesModule {}
