import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { DirectoryChoiceService } from './directory-choice.service';

@Controller()
export class DirectoryChoiceController {
  constructor(private readonly choices: DirectoryChoiceService) {}

  @Handles(calls.myDirectory)
  get({ actor }: HandlerInput<typeof calls.myDirectory>) {
    return this.choices.get(actor);
  }

  @Handles(calls.myDirectoryReplace)
  replace(input: HandlerInput<typeof calls.myDirectoryReplace>) {
    return this.choices.replace(input.actor, input);
  }
}
