import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { CurrentReply, HandlesArguments } from '@concord/nest-platform';
import type { FastifyReply } from 'fastify';
import { SheetsService } from './sheets.service';
import { UploadedFile } from './uploads';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@Controller()
export class SheetsController {
  constructor(private readonly sheets: SheetsService) {}

  @HandlesArguments(calls.examParseSheet)
  async parse(@UploadedFile() file: Promise<Buffer>) {
    return this.sheets.parse(await file);
  }

  @HandlesArguments(calls.examTemplate)
  async template(@CurrentReply() reply: FastifyReply) {
    const template = await this.sheets.template();
    void reply.header('content-type', XLSX);
    void reply.header('content-disposition', 'attachment; filename="exam-questions.xlsx"');
    return template;
  }
}
