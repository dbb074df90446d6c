import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeartbeatRepository } from './heartbeat.repository';
import { HEARTBEAT_MODEL, heartbeatSchema } from './heartbeat.schema';

@Module({
  imports: [MongooseModule.forFeature([{ name: HEARTBEAT_MODEL, schema: heartbeatSchema }])],
  providers: [HeartbeatRepository],
  exports: [HeartbeatRepository],
})
export class HeartbeatsStoreModule {}
