import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module';
import { RemovalModule } from '../removal/removal.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { ClaimSettlement } from './claim-settlement';
import { RegistrationFiles } from './registration-files';
import { RegistrationIdempotency } from './registration-idempotency';
import { RegistrationReceipts } from './registration-receipts';
import { RegistrationSerials } from './registration-serials';
import { RegistrationStoring } from './registration-storing';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';

@Module({
  imports: [SerialsModule, StudentsModule, RemovalModule, MailModule],
  controllers: [RegistrationController],
  providers: [
    RegistrationService,
    RegistrationStoring,
    RegistrationSerials,
    RegistrationIdempotency,
    RegistrationFiles,
    RegistrationReceipts,
    ClaimSettlement,
  ],
  exports: [ClaimSettlement],
})
export class RegistrationModule {}
