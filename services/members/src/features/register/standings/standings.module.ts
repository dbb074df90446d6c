import { Module } from '@nestjs/common';
import { SettingsInForceModule } from '../../../shared/settings/settings-in-force.module';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { StandingsTask } from './standings.task';

/** Standings that change by time, in the worker. */
@Module({
  imports: [AccountsStoreModule, MembersStoreModule, SettingsInForceModule],
  providers: [StandingsTask],
})
export class StandingsModule {}
