import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { forbidden, type HandlerInput, Handles, isSuper } from '@concord/nest-platform';
import { PictureClaims } from '../question-content/picture-claims.service';
import { ExamChanges } from './exam-changes.service';
import { ExamsService } from './exams.service';

@Controller()
export class ExamsController {
  constructor(
    private readonly exams: ExamsService,
    private readonly changes: ExamChanges,
    private readonly pictures: PictureClaims,
  ) {}

  @Handles(calls.examUpload)
  upload({ actor, body, audit }: HandlerInput<typeof calls.examUpload>) {
    return this.changes.upload(actor, body, audit);
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
    return this.changes.update(input.actor, input.params.id, input);
  }

  @Handles(calls.examDuplicate)
  duplicate(input: HandlerInput<typeof calls.examDuplicate>) {
    return this.changes.duplicate(input.actor, input.params.id, input);
  }

  @Handles(calls.examPreview)
  preview({ params }: HandlerInput<typeof calls.examPreview>) {
    return this.exams.preview(params.id);
  }

  @Handles(internalCalls.internalPicturesUsed)
  used({ body }: HandlerInput<typeof internalCalls.internalPicturesUsed>) {
    return this.pictures.used(body.files);
  }
}

/** Checked before the rest of the query is parsed. @throws AppError 403 unless for SUPER_ADMIN */
function wantsQuestions({ request, actor }: HandlerInput<typeof calls.examList>): boolean {
  const isFull = (request.query as Record<string, unknown>).type === 'full';
  if (isFull && !isSuper(actor)) throw forbidden();
  return isFull;
}
