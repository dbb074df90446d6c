import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles, originOf } from '@concord/nest-platform';
import { readUploadForm } from '@concord/workbook/uploads';
import { ImportProfiles } from './import-profiles.service';
import { ImportUndo } from './import-undo.service';
import { ImportsService } from './imports.service';

@Controller()
export class ImportsController {
  constructor(
    private readonly imports: ImportsService,
    private readonly undos: ImportUndo,
    private readonly profiles: ImportProfiles,
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

  @Handles(calls.memberImportList)
  list({ query }: HandlerInput<typeof calls.memberImportList>) {
    return this.imports.list(query);
  }

  @Handles(calls.importProfileList)
  listProfiles() {
    return this.profiles.list();
  }

  @Handles(calls.importProfileCreate)
  createProfile({ body, audit }: HandlerInput<typeof calls.importProfileCreate>) {
    return this.profiles.create(body, audit);
  }

  @Handles(calls.importProfileRemove)
  removeProfile({ params, audit }: HandlerInput<typeof calls.importProfileRemove>) {
    return this.profiles.remove(params.id, audit);
  }

  @Handles(calls.memberImportUndo)
  undo({ params, audit }: HandlerInput<typeof calls.memberImportUndo>) {
    return this.undos.undo(params.id, audit);
  }
}
