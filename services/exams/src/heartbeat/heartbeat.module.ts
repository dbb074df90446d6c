import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { HeartbeatRepository } from './heartbeat.repository';
import { HEARTBEAT_MODEL, heartbeatSchema } from './heartbeat.schema';
import { HeartbeatService } from './heartbeat.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: HEARTBEAT_MODEL, schema: heartbeatSchema }])],
  providers: [HeartbeatRepository, HeartbeatService],
  exports: [HeartbeatRepository, HeartbeatService],
})
export class HeartbeatModule {}
