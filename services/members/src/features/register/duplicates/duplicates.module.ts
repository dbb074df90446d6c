import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { DuplicatesController } from './duplicates.controller';
import { DuplicatesService } from './duplicates.service';

/** Members who may be the same one. */
@Module({
  imports: [MembersStoreModule],
  controllers: [DuplicatesController],
  providers: [DuplicatesService],
})
export class DuplicatesModule {}
