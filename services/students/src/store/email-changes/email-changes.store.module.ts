import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EMAIL_CHANGE_MODEL, emailChangeSchema } from './email-change.schema';
import { EmailChangesRepository } from './email-changes.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: EMAIL_CHANGE_MODEL, schema: emailChangeSchema }])],
  providers: [EmailChangesRepository],
  exports: [EmailChangesRepository],
})
export class EmailChangesStoreModule {}
