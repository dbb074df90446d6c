import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SavedViewsService } from './saved-views.service';

@Controller()
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Handles(calls.viewList)
  list({ actor, query }: HandlerInput<typeof calls.viewList>) {
    return this.views.list(actor, query.list);
  }

  @Handles(calls.viewCreate)
  create({ actor, body }: HandlerInput<typeof calls.viewCreate>) {
    return this.views.create(actor, body);
  }

  @Handles(calls.viewUpdate)
  update(input: HandlerInput<typeof calls.viewUpdate>) {
    return this.views.update(input.actor, input.params.id, input);
  }

  @Handles(calls.viewRemove)
  remove({ actor, params }: HandlerInput<typeof calls.viewRemove>) {
    return this.views.remove(actor, params.id);
  }
}
