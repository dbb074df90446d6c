import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../store/members/members.store.module';
import { MemberRequestsStoreModule } from '../../store/member-requests/member-requests.store.module';
import { MemberFilesModule } from '../member-files/member-files.module';
import { OwnRequests } from './own-requests';

@Module({
  imports: [MemberFilesModule, MemberRequestsStoreModule, MembersStoreModule],
  providers: [OwnRequests],
  exports: [OwnRequests],
})
export class OwnRequestsModule {}
