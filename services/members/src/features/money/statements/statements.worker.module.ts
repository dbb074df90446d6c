import { Module } from '@nestjs/common';
import { StatementLinesStoreModule } from '../../../store/statement-lines/statement-lines.store.module';
import { LineConfirmationsModule } from './line-confirmations.module';
import { StatementLinesSweeper } from './statement-lines.sweeper';

@Module({
  imports: [LineConfirmationsModule, StatementLinesStoreModule],
  providers: [StatementLinesSweeper],
})
export class StatementsWorkerModule {}
