import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { forbidden, type HandlerInput, Handles, isSuper } from '@concord/nest-platform';
import { ExamsService } from './exams.service';

@Controller()
export class ExamsController {
  constructor(private readonly exams: ExamsService) {}

  @Handles(calls.examUpload)
  upload({ actor, body, audit }: HandlerInput<typeof calls.examUpload>) {
    return this.exams.upload(actor, body, audit);
  }

  @Handles(calls.examList)
  list(input: HandlerInput<typeof calls.examList>) {
    return wantsQuestions(input) ? this.exams.listWithQuestions(input.query) : this.exams.list(input.query);
  }

  @Handles(calls.examGet)
  get({ params }: HandlerInput<typeof calls.examGet>) {
    return this.exams.get(params.id);
  }

  @Handles(calls.examUpdate)
  update(input: HandlerInput<typeof calls.examUpdate>) {
    return this.exams.update(input.actor, input.params.id, input);
  }

  @Handles(calls.examDuplicate)
  duplicate(input: HandlerInput<typeof calls.examDuplicate>) {
    return this.exams.duplicate(input.actor, input.params.id, input);
  }

  @Handles(calls.examPreview)
  preview({ params }: HandlerInput<typeof calls.examPreview>) {
    return this.exams.preview(params.id);
  }
}

/** @throws AppError 403 unless for SUPER_ADMIN, before the rest of the query is parsed. */
function wantsQuestions({ request, actor }: HandlerInput<typeof calls.examList>): boolean {
  const isFull = (request.query as Record<string, unknown>).type === 'full';
  if (isFull && !isSuper(actor)) throw forbidden();
  return isFull;
}
