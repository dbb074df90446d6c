import { Module } from '@nestjs/common';
import { MemberRequestsStoreModule } from '../../../store/member-requests/member-requests.store.module';
import { MemberRequestsSweeper } from './member-requests.sweeper';
import { RequestOutcomesModule } from './request-outcomes.module';

@Module({
  imports: [MemberRequestsStoreModule, RequestOutcomesModule],
  providers: [MemberRequestsSweeper],
})
export class MemberRequestsWorkerModule {}
