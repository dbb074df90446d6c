import { Injectable } from '@nestjs/common';
import { SavedViewsRepository } from '../../../store/saved-views/saved-views.repository';
import { FactorsService } from '../factors/factors.service';

/** Data of an account in other collections: its second factor and saved views. */
@Injectable()
export class AccountData {
  constructor(
    private readonly factors: FactorsService,
    private readonly views: SavedViewsRepository,
  ) {}

  async remove(id: string): Promise<void> {
    await this.factors.remove(id);
    await this.views.removeAll(id);
  }
}
