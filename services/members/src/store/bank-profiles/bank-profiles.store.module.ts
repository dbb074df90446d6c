import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { BANK_PROFILE_MODEL, bankProfileSchema } from './bank-profile.schema';
import { BankProfilesRepository } from './bank-profiles.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: BANK_PROFILE_MODEL, schema: bankProfileSchema }])],
  providers: [BankProfilesRepository],
  exports: [BankProfilesRepository],
})
export class BankProfilesStoreModule {}
