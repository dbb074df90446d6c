import { Module } from '@nestjs/common';
import { CandidateSignIns } from './candidate-sign-ins';
import { Revocations } from './revocations.service';
import { RevocationsStoreModule } from '../store/revocations/revocations.store.module';

@Module({
  imports: [RevocationsStoreModule],
  providers: [CandidateSignIns, Revocations],
  exports: [CandidateSignIns, Revocations],
})
export class SignInsModule {}
