import { Module } from '@nestjs/common';
import { CpdPointsModule } from '../../../shared/cpd-points/cpd-points.module';
import { MemberFilesModule } from '../../../shared/member-files/member-files.module';
import { OwnMemberModule } from '../../../shared/members/own-member.module';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { CpdEntriesStoreModule } from '../../../store/cpd-entries/cpd-entries.store.module';
import { MyCpdChanges } from './my-cpd-changes.service';
import { MyCpdController } from './my-cpd.controller';
import { MyCpdService } from './my-cpd.service';

/** CPD of the signed-in member: a year, and entries until staff decide. */
@Module({
  imports: [
    CpdEntriesStoreModule,
    CpdPointsModule,
    MemberFilesModule,
    OwnMemberModule,
    SettingsInForceModule,
  ],
  controllers: [MyCpdController],
  providers: [MyCpdChanges, MyCpdService],
})
export class MyCpdModule {}
