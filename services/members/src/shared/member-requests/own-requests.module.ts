import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../store/members/members.store.module';
import { MemberRequestsStoreModule } from '../../store/member-requests/member-requests.store.module';
import { MemberFilesModule } from '../member-files/member-files.module';
import { OpenBillsModule } from './open-bills.module';
import { OwnRequests } from './own-requests';

@Module({
  imports: [MemberFilesModule, MemberRequestsStoreModule, MembersStoreModule, OpenBillsModule],
  providers: [OwnRequests],
  exports: [OwnRequests],
})
export class OwnRequestsModule {}
