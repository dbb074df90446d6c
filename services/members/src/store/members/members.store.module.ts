import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DirectoryRepository } from './directory.repository';
import { ImportedMembersRepository } from './imported-members.repository';
import { ErasedMembersRepository } from './erased-members.repository';
import { FormerMembersRepository } from './former-members.repository';
import { LinkedMembersRepository } from './linked-members.repository';
import { MemberCountsRepository } from './member-counts.repository';
import { MemberContactsRepository } from './member-contacts.repository';
import { MEMBER_MODEL, memberSchema } from './member.schema';
import { MemberPagesRepository } from './member-pages.repository';
import { MembersRepository } from './members.repository';
import { PayersRepository } from './payers.repository';
import { MergingMembersRepository } from './merging-members.repository';
import { SignInMembersRepository } from './sign-in-members.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: MEMBER_MODEL, schema: memberSchema }])],
  providers: [
    DirectoryRepository,
    ImportedMembersRepository,
    ErasedMembersRepository,
    FormerMembersRepository,
    LinkedMembersRepository,
    MemberContactsRepository,
    MemberCountsRepository,
    MemberPagesRepository,
    MembersRepository,
    MergingMembersRepository,
    PayersRepository,
    SignInMembersRepository,
  ],
  exports: [
    DirectoryRepository,
    ImportedMembersRepository,
    ErasedMembersRepository,
    FormerMembersRepository,
    LinkedMembersRepository,
    MemberContactsRepository,
    MemberCountsRepository,
    MemberPagesRepository,
    MembersRepository,
    MergingMembersRepository,
    PayersRepository,
    SignInMembersRepository,
  ],
})
export class MembersStoreModule {}
