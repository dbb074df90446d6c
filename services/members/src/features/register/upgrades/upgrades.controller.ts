import { Controller } from '@nestjs/common';
import { calls } from '@concord/contracts';
import { type HandlerInput, Handles } from '@concord/nest-platform';
import { UpgradeCandidates } from './upgrade-candidates.service';
import { UpgradesService } from './upgrades.service';

@Controller()
export class UpgradesController {
  constructor(
    private readonly candidates: UpgradeCandidates,
    private readonly upgrades: UpgradesService,
  ) {}

  @Handles(calls.upgradeCandidates)
  listCandidates({ query }: HandlerInput<typeof calls.upgradeCandidates>) {
    return this.candidates.list(query);
  }

  @Handles(calls.upgradeCreate)
  propose(input: HandlerInput<typeof calls.upgradeCreate>) {
    return this.upgrades.propose(input.actor, input.params.id, input);
  }

  @Handles(calls.upgradeList)
  list({ query }: HandlerInput<typeof calls.upgradeList>) {
    return this.upgrades.list(query);
  }

  @Handles(calls.upgradeDecide)
  decide(input: HandlerInput<typeof calls.upgradeDecide>) {
    return this.upgrades.decide(input.actor, input.params.id, input);
  }
}
