import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { REVOCATION_MODEL, revocationSchema } from './revocation.schema';
import { RevocationsRepository } from './revocations.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: REVOCATION_MODEL, schema: revocationSchema }])],
  providers: [RevocationsRepository],
  exports: [RevocationsRepository],
})
export class RevocationsStoreModule {}
