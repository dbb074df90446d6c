import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { STATEMENT_LINE_MODEL, statementLineSchema } from './statement-line.schema';
import { LineSuggestionsRepository } from './line-suggestions.repository';
import { LineTextsRepository } from './line-texts.repository';
import { MergingLinesRepository } from './merging-lines.repository';
import { StatementLinesRepository } from './statement-lines.repository';

@Module({
  imports: [MongooseModule.forFeature([{ name: STATEMENT_LINE_MODEL, schema: statementLineSchema }])],
  providers: [
    LineSuggestionsRepository,
    LineTextsRepository,
    MergingLinesRepository,
    StatementLinesRepository,
  ],
  exports: [LineSuggestionsRepository, LineTextsRepository, MergingLinesRepository, StatementLinesRepository],
})
export class StatementLinesStoreModule {}
