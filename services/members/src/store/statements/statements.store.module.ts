import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STATEMENT_MODEL, statementSchema } from './statement.schema';
import { StatementsRepository } from './statements.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: STATEMENT_MODEL, schema: statementSchema }])],
  providers: [StatementsRepository],
  exports: [StatementsRepository],
})
export class StatementsStoreModule {}
