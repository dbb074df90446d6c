import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { MEMBER_MAIL_MODEL, memberMailSchema } from './member-mail.schema';
import { MemberMailsRepository } from './member-mails.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: MEMBER_MAIL_MODEL, schema: memberMailSchema }])],
  providers: [MemberMailsRepository],
  exports: [MemberMailsRepository],
})
export class MemberMailsStoreModule {}
