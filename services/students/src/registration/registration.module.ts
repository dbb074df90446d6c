import { Module } from '@nestjs/common';
import { RemovalModule } from '../removal/removal.module';
import { SerialsModule } from '../serials/serials.module';
import { StudentsModule } from '../students/students.module';
import { RegistrationFiles } from './registration-files';
import { RegistrationIdempotency } from './registration-idempotency';
import { RegistrationSerials } from './registration-serials';
import { RegistrationController } from './registration.controller';
import { RegistrationService } from './registration.service';

@Module({
  imports: [SerialsModule, StudentsModule, RemovalModule],
  controllers: [RegistrationController],
  providers: [RegistrationService, RegistrationSerials, RegistrationIdempotency, RegistrationFiles],
})
export class RegistrationModule {}
