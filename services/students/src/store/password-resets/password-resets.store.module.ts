import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PASSWORD_RESET_MODEL, passwordResetSchema } from './password-reset.schema';
import { PasswordResetsRepository } from './password-resets.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: PASSWORD_RESET_MODEL, schema: passwordResetSchema }])],
  providers: [PasswordResetsRepository],
  exports: [PasswordResetsRepository],
})
export class PasswordResetsStoreModule {}
