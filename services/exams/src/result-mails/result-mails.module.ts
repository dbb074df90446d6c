import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { resultSchema } from '../results/result.schema';
import { GradingQueue } from '../grading/grading.queue';
import { ResultMailsRepository } from './result-mails.repository';
import { ResultMailsService } from './result-mails.service';

/** Orders the mails with results; a part of the worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: 'result', schema: resultSchema }])],
  providers: [ResultMailsRepository, ResultMailsService, GradingQueue],
})
export class ResultMailsModule {}
