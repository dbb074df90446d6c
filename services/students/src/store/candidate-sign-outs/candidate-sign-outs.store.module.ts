import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CANDIDATE_SIGN_OUT_MODEL, candidateSignOutSchema } from './candidate-sign-out.schema';
import { CandidateSignOutsRepository } from './candidate-sign-outs.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: CANDIDATE_SIGN_OUT_MODEL, schema: candidateSignOutSchema }])],
  providers: [CandidateSignOutsRepository],
  exports: [CandidateSignOutsRepository],
})
export class CandidateSignOutsStoreModule {}
