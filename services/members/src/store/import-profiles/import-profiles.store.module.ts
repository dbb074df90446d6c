import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { IMPORT_PROFILE_MODEL, importProfileSchema } from './import-profile.schema';
import { ImportProfilesRepository } from './import-profiles.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: IMPORT_PROFILE_MODEL, schema: importProfileSchema }])],
  providers: [ImportProfilesRepository],
  exports: [ImportProfilesRepository],
})
export class ImportProfilesStoreModule {}
