import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { FEE_TABLE_MODEL, feeTableSchema } from './fee-table.schema';
import { FeeTablesRepository } from './fee-tables.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: FEE_TABLE_MODEL, schema: feeTableSchema }])],
  providers: [FeeTablesRepository],
  exports: [FeeTablesRepository],
})
export class FeeTablesStoreModule {}
