import { Module } from '@nestjs/common';
import { CandidateSessionsModule } from '../../../shared/candidate-sessions/candidate-sessions.module';
import { PracticesStoreModule } from '../../../store/practices/practices.store.module';
import { PracticeController } from './practice.controller';
import { PracticeService } from './practice.service';

/** Practice exam: five questions to test device and network. */
@Module({
  imports: [CandidateSessionsModule, PracticesStoreModule],
  controllers: [PracticeController],
  providers: [PracticeService],
})
export class PracticeModule {}
