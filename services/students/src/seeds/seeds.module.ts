import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { SEED_MODEL, seedSchema } from './seed.schema';
import { SeedsController } from './seeds.controller';
import { SeedsRepository } from './seeds.repository';
import { SeedsService } from './seeds.service';

@Module({
  imports: [MongooseModule.forFeature([{ name: SEED_MODEL, schema: seedSchema }])],
  controllers: [SeedsController],
  providers: [SeedsRepository, SeedsService],
})
export class SeedsModule {}
