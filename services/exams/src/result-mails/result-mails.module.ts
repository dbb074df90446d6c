import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { resultSchema } from '../results/result.schema';
import { ResultMailsRepository } from './result-mails.repository';
import { ResultMailsService } from './result-mails.service';

/** Orders the mails with results; a part of the worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'result', schema: resultSchema }])],
  providers: [ResultMailsRepository, ResultMailsService],
})
export class ResultMailsModule {}
