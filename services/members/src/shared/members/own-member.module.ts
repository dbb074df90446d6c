import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../store/members/members.store.module';
import { OwnMember } from './own-member';

@Module({ imports: [MembersStoreModule], providers: [OwnMember], exports: [OwnMember] })
export class OwnMemberModule {}
