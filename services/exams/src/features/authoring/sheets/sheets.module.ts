import { Module } from '@nestjs/common';
import { PapersModule } from '../papers/papers.module';
import { SheetPictures } from './sheet-pictures.service';
import { SheetsController } from './sheets.controller';
import { SheetsService } from './sheets.service';

/** Reads and writes spreadsheets of questions. */
@Module({
  imports: [PapersModule],
  controllers: [SheetsController],
  providers: [SheetPictures, SheetsService],
})
export class SheetsModule {}
