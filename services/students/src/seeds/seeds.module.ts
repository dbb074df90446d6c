import { Module } from '@nestjs/common';
import { SeedsController } from './seeds.controller';
import { SeedsService } from './seeds.service';
import { SeedsStoreModule } from '../store/seeds/seeds.store.module';

@Module({
  imports: [SeedsStoreModule],
  controllers: [SeedsController],
  providers: [SeedsService],
})
export class SeedsModule {}
