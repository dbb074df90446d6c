import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { MemberExportsController } from './member-exports.controller';
import { MemberExportsService } from './member-exports.service';

/** Rows for files of the list of members. */
@Module({
  imports: [MembersStoreModule],
  controllers: [MemberExportsController],
  providers: [MemberExportsService],
})
export class MemberExportsModule {}
