import { Controller, StreamableFile } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { Handles } from '@concord/nest-platform';
import { SheetsService } from './sheets.service';
import { UploadedFile } from './uploads';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller()
export class SheetsController {
  constructor(private readonly sheets: SheetsService) {}

  @Handles(calls.examParseSheet)
  parse(@UploadedFile() file: Buffer) {
    return this.sheets.parse(file);
  }

  @Handles(calls.examTemplate)
  async template() {
    const disposition = 'attachment; filename="exam-questions.xlsx"';
    return new StreamableFile(await this.sheets.template(), { type: XLSX, disposition });
  }
}
