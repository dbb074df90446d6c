import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { GradingQueueModule } from '../grading/grading-queue.module';
import { RESULT_MODEL, resultSchema } from '../results/result.schema';
import { ResultMailsRepository } from './result-mails.repository';
import { ResultMailsService } from './result-mails.service';

/** Orders the mails with results, in the worker. */
@Module({
  imports: [MongooseModule.forFeature([{ name: RESULT_MODEL, schema: resultSchema }]), GradingQueueModule],
  providers: [ResultMailsRepository, ResultMailsService],
})
export class ResultMailsModule {}
