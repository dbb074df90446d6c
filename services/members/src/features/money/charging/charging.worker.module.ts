import { Module } from '@nestjs/common';
import { MembersStoreModule } from '../../../store/members/members.store.module';
import { ChargingModule } from './charging.module';
import { ChargingSweeper } from './charging.sweeper';

@Module({ imports: [ChargingModule, MembersStoreModule], providers: [ChargingSweeper] })
export class ChargingWorkerModule {}
