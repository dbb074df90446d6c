import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MEMBER_REQUEST_MODEL, memberRequestSchema } from './member-request.schema';
import { MemberRequestsRepository } from './member-requests.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: MEMBER_REQUEST_MODEL, schema: memberRequestSchema }])],
  providers: [MemberRequestsRepository],
  exports: [MemberRequestsRepository],
})
export class MemberRequestsStoreModule {}
