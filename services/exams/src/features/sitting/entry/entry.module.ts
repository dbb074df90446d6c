import { Module } from '@nestjs/common';
import { MembershipModule } from '../../../shared/membership/membership.module';
import { SebLinksModule } from '../../../shared/seb-links/seb-links.module';
import { ExamsStoreModule } from '../../../store/exams/exams.store.module';
import { PauseRecordsModule } from '../../hall/pauses/pause-records.module';
import { EntryGuard } from './entry-guard.service';
import { EntryController } from './entry.controller';
import { EntryService } from './entry.service';

/** Opening time, access code, networks and Safe Exam Browser of exams. */
@Module({
  imports: [ExamsStoreModule, MembershipModule, PauseRecordsModule, SebLinksModule],
  controllers: [EntryController],
  providers: [EntryGuard, EntryService],
  exports: [EntryGuard],
})
export class EntryModule {}
