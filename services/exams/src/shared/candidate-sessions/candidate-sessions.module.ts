import { Module } from '@nestjs/common';
import { AttemptsStoreModule } from '../../store/attempts/attempts.store.module';
import { CandidateSessions } from './candidate-sessions.service';

@Module({
  imports: [AttemptsStoreModule],
  providers: [CandidateSessions],
  exports: [CandidateSessions],
})
export class CandidateSessionsModule {}
