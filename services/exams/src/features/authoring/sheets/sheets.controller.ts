import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { SheetsService } from './sheets.service';
import { readUpload } from '@concord/workbook/uploads';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

function asFile(reply: FastifyReply, name: string, content: Buffer): Buffer {
  void reply.header('content-type', XLSX);
  void reply.header('content-disposition', `attachment; filename="${name}"`);
  return content;
}

@Controller()
export class SheetsController {
  constructor(private readonly sheets: SheetsService) {}

  @Handles(calls.examParseSheet)
  async parse({ request }: HandlerInput<typeof calls.examParseSheet>) {
    return this.sheets.parse(await readUpload(request));
  }

  @Handles(calls.examTemplate)
  async template({ reply }: HandlerInput<typeof calls.examTemplate>) {
    return asFile(reply, 'exam-questions.xlsx', await this.sheets.template());
  }

  @Handles(calls.examErrorsSheet)
  async errorsSheet({ body, reply }: HandlerInput<typeof calls.examErrorsSheet>) {
    return asFile(reply, 'exam-questions-errors.xlsx', await this.sheets.errorsSheet(body));
  }
}
