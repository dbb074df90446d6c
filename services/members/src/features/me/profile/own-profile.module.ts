import { Module } from '@nestjs/common';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { OwnRequestsModule } from '../../../shared/member-requests/own-requests.module';
import { DetailsWriterModule } from '../../../shared/members/details-writer.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { OwnProfileController } from './own-profile.controller';
import { OwnProfile } from './own-profile.service';

/** The own record of the signed-in member. */
@Module({
  imports: [DetailsWriterModule, MemberFilesModule, OwnMemberModule, OwnRequestsModule],
  controllers: [OwnProfileController],
  providers: [OwnProfile],
})
export class OwnProfileModule {}
