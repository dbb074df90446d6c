import { Module } from '@nestjs/common';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { OwnRequestsModule } from '../../../shared/member-requests/own-requests.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { OwnRequestsController } from './own-requests.controller';
import { RequestWithdrawal } from './request-withdrawal.service';

@Module({
  imports: [MemberFilesModule, MemberRequestsStoreModule, OwnMemberModule, OwnRequestsModule],
  controllers: [OwnRequestsController],
  providers: [RequestWithdrawal],
})
export class RequestWithdrawalModule {}
