import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SheetsService } from './sheets.service';
import { readUpload } from './uploads';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller()
export class SheetsController {
  constructor(private readonly sheets: SheetsService) {}

  @Handles(calls.examParseSheet)
  async parse({ request }: HandlerInput<typeof calls.examParseSheet>) {
    return this.sheets.parse(await readUpload(request));
  }

  @Handles(calls.examTemplate)
  async template({ reply }: HandlerInput<typeof calls.examTemplate>) {
    const template = await this.sheets.template();
    void reply.header('content-type', XLSX);
    void reply.header('content-disposition', 'attachment; filename="exam-questions.xlsx"');
    return template;
  }
}
