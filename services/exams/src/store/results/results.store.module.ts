import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CountedResultsRepository } from './counted-results.repository';
import { RegradedResultsRepository } from './regraded-results.repository';
import { ResultMailsRepository } from './result-mails.repository';
import { RESULT_MODEL, resultSchema } from './result.schema';
import { ResultsRepository } from './results.repository';

const repositories = [
  CountedResultsRepository,
  RegradedResultsRepository,
  ResultMailsRepository,
  ResultsRepository,
];

@Module({
  imports: [MongooseModule.forFeature([{ name: RESULT_MODEL, schema: resultSchema }])],
  providers: repositories,
  exports: repositories,
})
export class ResultsStoreModule {}
