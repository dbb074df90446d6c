import { Module } from '@nestjs/common';
import { DistinctPairsStoreModule } from '../../../store/distinct-pairs/distinct-pairs.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { DistinctPairsService } from './distinct-pairs.service';
import { DuplicatesController } from './duplicates.controller';
import { DuplicatesService } from './duplicates.service';

/** Members who may be the same one, and those who are not. */
@Module({
  imports: [DistinctPairsStoreModule, MembersStoreModule],
  controllers: [DuplicatesController],
  providers: [DistinctPairsService, DuplicatesService],
})
export class DuplicatesModule {}
