import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { MemberListsWarmUp } from './member-lists.warm-up';

@Module({
  imports: [MembersStoreModule, StatementLinesStoreModule],
  providers: [MemberListsWarmUp],
})
export class MemberListsModule {}
