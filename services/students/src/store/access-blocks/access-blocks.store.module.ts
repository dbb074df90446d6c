import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCESS_BLOCK_MODEL, accessBlockSchema } from './access-block.schema';
import { AccessBlocksRepository } from './access-blocks.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCESS_BLOCK_MODEL, schema: accessBlockSchema }])],
  providers: [AccessBlocksRepository],
  exports: [AccessBlocksRepository],
})
export class AccessBlocksStoreModule {}
