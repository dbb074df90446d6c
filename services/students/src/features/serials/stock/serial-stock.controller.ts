import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { SerialBatchesService } from './serial-batches.service';
import { SerialStockService } from './serial-stock.service';

@Controller()
export class SerialStockController {
  constructor(
    private readonly batches: SerialBatchesService,
    private readonly stock: SerialStockService,
  ) {}

  @Handles(calls.serialBatchList)
  list({ query }: HandlerInput<typeof calls.serialBatchList>) {
    return this.batches.list(query);
  }

  @Handles(calls.serialBatchGet)
  get({ params }: HandlerInput<typeof calls.serialBatchGet>) {
    return this.batches.get(params.id);
  }

  @Handles(calls.serialBatchUnused)
  unused({ actor, params }: HandlerInput<typeof calls.serialBatchUnused>) {
    return this.batches.unused(actor, params.id);
  }

  @Handles(internalCalls.internalSerialBatch)
  printable({ params }: HandlerInput<typeof internalCalls.internalSerialBatch>) {
    return this.batches.printable(params.id);
  }

  @Handles(calls.serialIssue)
  issue(input: HandlerInput<typeof calls.serialIssue>) {
    return this.stock.issue(input);
  }

  @Handles(calls.serialRemove)
  remove({ params, audit }: HandlerInput<typeof calls.serialRemove>) {
    return this.stock.remove(params.id, audit);
  }

  @Handles(calls.serialRemoveMany)
  removeMany(input: HandlerInput<typeof calls.serialRemoveMany>) {
    return this.stock.removeMany(input, input.body);
  }
}
