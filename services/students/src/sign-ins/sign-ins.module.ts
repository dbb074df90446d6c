import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CandidateSignIns } from './candidate-sign-ins';
import { REVOCATION_MODEL, revocationSchema } from './revocation.schema';
import { RevocationsRepository } from './revocations.repository';
import { Revocations } from './revocations.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: REVOCATION_MODEL, schema: revocationSchema }])],
  providers: [CandidateSignIns, Revocations, RevocationsRepository],
  exports: [CandidateSignIns, Revocations, RevocationsRepository],
})
export class SignInsModule {}
