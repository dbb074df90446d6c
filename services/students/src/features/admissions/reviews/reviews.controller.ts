import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { NotesService } from './notes.service';
import { ReviewBulkService } from './review-bulk.service';
import { ReviewsService } from './reviews.service';

@Controller()
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewsService,
    private readonly notes: NotesService,
    private readonly bulk: ReviewBulkService,
  ) {}

  @Handles(calls.studentWaitingCount)
  waitingCount() {
    return this.reviews.countWaiting();
  }

  @Handles(calls.studentDecide)
  decide(input: HandlerInput<typeof calls.studentDecide>) {
    return this.reviews.decide(input.actor, input.params.id, input);
  }

  @Handles(calls.studentDecideMany)
  decideMany(input: HandlerInput<typeof calls.studentDecideMany>) {
    return this.bulk.decide(input, input.body);
  }

  @Handles(calls.studentDecisionPreview)
  preview(input: HandlerInput<typeof calls.studentDecisionPreview>) {
    return this.reviews.preview(input.params.id, input);
  }

  @Handles(calls.studentNotes)
  list({ actor, params }: HandlerInput<typeof calls.studentNotes>) {
    return this.notes.list(actor, params.id);
  }

  @Handles(calls.studentNoteAdd)
  add(input: HandlerInput<typeof calls.studentNoteAdd>) {
    return this.notes.add(input.actor, input.params.id, input);
  }

  @Handles(calls.studentNoteEdit)
  edit(input: HandlerInput<typeof calls.studentNoteEdit>) {
    return this.notes.edit(input.actor, input.params, input);
  }

  @Handles(calls.studentNoteRemove)
  remove({ actor, params, audit }: HandlerInput<typeof calls.studentNoteRemove>) {
    return this.notes.remove(actor, params, audit);
  }
}
