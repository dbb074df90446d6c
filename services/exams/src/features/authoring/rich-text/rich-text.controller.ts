import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { previewOf } from './rich-preview';

@Controller()
export class RichTextController {
  @Handles(calls.richPreview)
  preview({ body }: HandlerInput<typeof calls.richPreview>) {
    return previewOf(body.texts);
  }
}
