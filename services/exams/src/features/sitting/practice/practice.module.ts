import { Module } from '@nestjs/common';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { PracticesStoreModule } from '../../../store/practices/practices.store.module';
import { PracticeController } from './practice.controller';
import { PracticeService } from './practice.service';

/** The practice exam: five questions with which candidates try their device and network. */
@Module({
  imports: [CandidateSessionsModule, PracticesStoreModule],
  controllers: [PracticeController],
  providers: [PracticeService],
})
export class PracticeModule {}
