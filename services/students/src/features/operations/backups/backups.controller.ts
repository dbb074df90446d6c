import { Controller } from '@nestjs/common';
import { calls, internalCalls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { BackupsService } from './backups.service';

@Controller()
export class BackupsController {
  constructor(private readonly backups: BackupsService) {}

  @Handles(calls.backupStatus)
  status() {
    return this.backups.status();
  }

  @Handles(internalCalls.internalBackupReport)
  report({ body }: HandlerInput<typeof internalCalls.internalBackupReport>) {
    return this.backups.report(body);
  }
}
