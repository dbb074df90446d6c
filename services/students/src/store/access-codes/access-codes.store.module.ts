import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { ACCESS_CODE_MODEL, accessCodeSchema } from './access-code.schema';
import { AccessCodesRepository } from './access-codes.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: ACCESS_CODE_MODEL, schema: accessCodeSchema }])],
  providers: [AccessCodesRepository],
  exports: [AccessCodesRepository],
})
export class AccessCodesStoreModule {}
