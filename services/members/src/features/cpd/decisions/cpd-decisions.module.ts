import { Module } from '@nestjs/common';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { CpdDecisionsController } from './cpd-decisions.controller';
import { CpdDecisions } from './cpd-decisions.service';

/** The queue of entries of CPD for staff. */
@Module({
  imports: [CpdEntriesStoreModule, MemberFilesModule, MembersStoreModule],
  controllers: [CpdDecisionsController],
  providers: [CpdDecisions],
})
export class CpdDecisionsModule {}
