import { Module } from '@nestjs/common';
import { ExamsModule } from '../exams/exams.module';
import { SheetPictures } from './sheet-pictures.service';
import { SheetsController } from './sheets.controller';
import { SheetsService } from './sheets.service';

/** Spreadsheets of questions. */
@Module({
  imports: [ExamsModule],
  controllers: [SheetsController],
  providers: [SheetPictures, SheetsService],
})
export class SheetsModule {}
