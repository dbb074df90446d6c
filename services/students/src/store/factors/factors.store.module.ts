import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FACTOR_MODEL, factorSchema } from './factor.schema';
import { FactorsRepository } from './factors.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: FACTOR_MODEL, schema: factorSchema }])],
  providers: [FactorsRepository],
  exports: [FactorsRepository],
})
export class FactorsStoreModule {}
