import { Module } from '@nestjs/common';
import { HeartbeatsStoreModule } from '../../../store/heartbeats/heartbeats.store.module';
import { HeartbeatService } from './heartbeat.service';

@Module({
  imports: [HeartbeatsStoreModule],
  providers: [HeartbeatService],
  exports: [HeartbeatService],
})
export class HeartbeatModule {}
