import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STATEMENT_LINE_MODEL, statementLineSchema } from './statement-line.schema';
import { StatementLinesRepository } from './statement-lines.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: STATEMENT_LINE_MODEL, schema: statementLineSchema }])],
  providers: [StatementLinesRepository],
  exports: [StatementLinesRepository],
})
export class StatementLinesStoreModule {}
