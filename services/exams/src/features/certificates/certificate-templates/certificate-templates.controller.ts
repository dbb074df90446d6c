import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { CertificateTemplatesService } from './certificate-templates.service';

@Controller()
export class CertificateTemplatesController {
  constructor(private readonly templates: CertificateTemplatesService) {}

  @Handles(calls.certificateTemplateList)
  list() {
    return this.templates.list();
  }

  @Handles(calls.certificateTemplateGet)
  get({ params }: HandlerInput<typeof calls.certificateTemplateGet>) {
    return this.templates.get(params.design);
  }

  @Handles(calls.certificateTemplateSave)
  save(input: HandlerInput<typeof calls.certificateTemplateSave>) {
    const { actor, params } = input;
    return this.templates.save(actor, params.design, input);
  }

  @Handles(calls.certificateTemplateRestore)
  restore(input: HandlerInput<typeof calls.certificateTemplateRestore>) {
    const { actor, params } = input;
    return this.templates.restore(actor, params.design, input);
  }
}
