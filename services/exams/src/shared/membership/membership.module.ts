import { Module } from '@nestjs/common';
import { MembershipRights } from './membership-rights';

/** Acts that are forbidden to candidates who are members. */
@Module({ providers: [MembershipRights], exports: [MembershipRights] })
export class MembershipModule {}
