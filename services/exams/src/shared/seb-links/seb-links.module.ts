import { Module } from '@nestjs/common';
import { SebLinks } from './seb-links';

@Module({
  providers: [SebLinks],
  exports: [SebLinks],
})
export class SebLinksModule {}
