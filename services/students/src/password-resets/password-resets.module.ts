import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { AccountsModule } from '../accounts/accounts.module';
import { ForgotLimits } from './forgot-limits';
import { PasswordLinks } from './password-links.service';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { PasswordResetsController } from './password-resets.controller';
import { PasswordResetsRepository } from './password-resets.repository';
import { PasswordResetsService } from './password-resets.service';

@Module({
  imports: [
    AccountsModule,
    MongooseModule.forFeature([{ name: PASSWORD_RESET_MODEL, schema: passwordResetSchema }]),
  ],
  controllers: [PasswordResetsController],
  providers: [ForgotLimits, PasswordLinks, PasswordResetsRepository, PasswordResetsService],
  exports: [PasswordLinks],
})
export class PasswordResetsModule {}
