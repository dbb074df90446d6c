import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { readUploadForm } from '@concord/workbook/uploads';
import { ImportUndo } from './import-undo.service';
import { ImportsService } from './imports.service';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly undos: ImportUndo,
  ) {}

  @Handles(calls.memberImport)
  async start(input: HandlerInput<typeof calls.memberImport>) {
    const { actor, audit, request } = input;
    return this.imports.start(await readUploadForm(request), { actor, audit, origin: originOf(input) });
  }

  @Handles(calls.memberImportPreview)
  async preview({ request }: HandlerInput<typeof calls.memberImportPreview>) {
    return this.imports.preview(await readUploadForm(request));
  }

  @Handles(calls.memberImportUndo)
  undo({ params, audit }: HandlerInput<typeof calls.memberImportUndo>) {
    return this.undos.undo(params.id, audit);
  }
}
