import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { ExamExportService } from './exam-export.service';

@Controller()
export class ExamExportController {
  constructor(private readonly exports: ExamExportService) {}

  @Handles(calls.examExport)
  async export({ params, body, audit, reply }: HandlerInput<typeof calls.examExport>) {
    const { name, type, content } = await this.exports.export(params.id, body.format, audit);
    void reply.header('content-type', type);
    void reply.header('content-disposition', `attachment; filename="${name}"`);
    return content;
  }
}
