import { Module } from '@nestjs/common';
import { SeedsStoreModule } from '../../../store/seeds/seeds.store.module';
import { SeedsController } from './seeds.controller';
import { SeedsService } from './seeds.service';

@Module({
  imports: [SeedsStoreModule],
  controllers: [SeedsController],
  providers: [SeedsService],
})
export class SeedsModule {}
