import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CpdEntriesRepository } from './cpd-entries.repository';
import { CPD_ENTRY_MODEL, cpdEntrySchema } from './cpd-entry.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: CPD_ENTRY_MODEL, schema: cpdEntrySchema }])],
  providers: [CpdEntriesRepository],
  exports: [CpdEntriesRepository],
})
export class CpdEntriesStoreModule {}
