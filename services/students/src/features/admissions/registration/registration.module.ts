import { Module } from '@nestjs/common';
import { SerialsStoreModule } from '../../../store/serials/serials.store.module';
import { StudentsStoreModule } from '../../../store/students/students.store.module';
import { MailRequestsModule } from '../../mail/requests/mail-requests.module';
import { RemovalModule } from '../../privacy/removal/removal.module';
import { SerialsModule } from '../../serials/serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { ClaimResolver } from './claim-resolver';
import { IdempotencyService } from './idempotency.service';
import { RegistrationTransaction } from './registration-transaction';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';
import { SerialClaiming } from './serial-claiming';
import { StudentFilesService } from './student-files.service';

@Module({
  imports: [
    SerialsStoreModule,
    StudentsStoreModule,
    SerialsModule,
    StudentsModule,
    RemovalModule,
    MailRequestsModule,
  ],
  controllers: [RegistrationController],
  providers: [
    RegistrationService,
    RegistrationTransaction,
    IdempotencyService,
    StudentFilesService,
    ClaimResolver,
    SerialClaiming,
  ],
  exports: [ClaimResolver],
})
export class RegistrationModule {}
