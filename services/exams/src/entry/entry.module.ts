import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { PausesStoreModule } from '../pauses/pauses-store.module';
import { EntryController } from './entry.controller';
import { EntryGuard } from './entry-guard.service';
import { EntryService } from './entry.service';

/** When an exam may be begun, and with which code. */
@Module({
  imports: [ExamsModule, PausesStoreModule],
  controllers: [EntryController],
  providers: [EntryGuard, EntryService],
  exports: [EntryGuard],
})
export class EntryModule {}
