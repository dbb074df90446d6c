import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { Handles } from '@concord/nest-platform';
import { LedgerChecksService } from './ledger-checks.service';

@Controller()
export class LedgerChecksController {
  constructor(private readonly checks: LedgerChecksService) {}

  @Handles(calls.ledgerCheckStatus)
  status() {
    return this.checks.status();
  }
}
