import { Module } from '@nestjs/common';
import { AccountsStoreModule } from '../../../store/accounts/accounts.store.module';
import { FollowUpModule } from './follow-up.module';
import { FollowUpSweeper } from './follow-up.sweeper';

@Module({ imports: [AccountsStoreModule, FollowUpModule], providers: [FollowUpSweeper] })
export class FollowUpWorkerModule {}
