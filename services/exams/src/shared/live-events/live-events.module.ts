import { Module } from '@nestjs/common';
import { LiveEventBus } from './live-event-bus';

@Module({
  providers: [LiveEventBus],
  exports: [LiveEventBus],
})
export class LiveEventsModule {}
