import { Injectable } from '@nestjs/common';
import { RepeatingTask } from '@concord/nest-platform';
import { ChromiumPath } from './chromium-path';
import { PrintingState } from './printing-state';

const INTERVAL_MS = 5000;

/** Tells the API whether this worker has a browser. */
@Injectable()
export class PrintingReporter extends RepeatingTask {
  constructor(chromium: ChromiumPath, state: PrintingState) {
    super(() => state.report(chromium.path !== undefined), {
      name: 'printing-reporter',
      intervalMs: INTERVAL_MS,
      isSteady: true,
      firstDelayMs: 0,
      failureMessage: 'the printing state of this worker could not be reported',
      logFailures: 'first',
    });
  }
}
