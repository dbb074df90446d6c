import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { LineMatching } from './line-matching.service';
import { StatementLinesService } from './statement-lines.service';

@Controller()
export class StatementLinesController {
  constructor(
    private readonly lines: StatementLinesService,
    private readonly matching: LineMatching,
  ) {}

  @Handles(calls.statementLineList)
  list({ query }: HandlerInput<typeof calls.statementLineList>) {
    return this.lines.list(query);
  }

  @Handles(calls.statementLineConfirm)
  confirm(input: HandlerInput<typeof calls.statementLineConfirm>) {
    return this.lines.confirm(input.actor, input.params.id, input);
  }

  @Handles(calls.statementLineSplit)
  split(input: HandlerInput<typeof calls.statementLineSplit>) {
    return this.lines.split(input.actor, input.params.id, input);
  }

  @Handles(calls.statementLineSkip)
  skip(input: HandlerInput<typeof calls.statementLineSkip>) {
    return this.lines.skip(input.actor, input.params.id, input);
  }

  @Handles(calls.statementLineMatch)
  match({ audit }: HandlerInput<typeof calls.statementLineMatch>) {
    return this.matching.again(audit);
  }

  @Handles(calls.statementLineReopen)
  reopen({ params, audit }: HandlerInput<typeof calls.statementLineReopen>) {
    return this.lines.reopen(params.id, audit);
  }
}
