import { Module } from '@nestjs/common';
import { AttemptsModule } from '../attempts/attempts.module';
import { PracticeController } from './practice.controller';
import { PracticeService } from './practice.service';
import { PracticeStoreModule } from './practice-store.module';

/** The practice exam: five questions with which candidates try their device and network. */
@Module({
  imports: [AttemptsModule, PracticeStoreModule],
  controllers: [PracticeController],
  providers: [PracticeService],
})
export class PracticeModule {}
