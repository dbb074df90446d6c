import { Injectable } from '@nestjs/common';
import { notFound } from '@concord/nest-platform';
import { SeedsRepository } from '../../../store/seeds/seeds.repository';

/** Records which seed data has been written, so that it is written once. */
@Injectable()
export class SeedsService {
  constructor(private readonly seeds: SeedsRepository) {}

  /** @throws AppError 404 if it has not been written */
  async get(name: string): Promise<{ name: string; seededAt: string }> {
    const found = await this.seeds.find(name);
    if (!found) throw notFound('This seed');
    return { name, seededAt: found.seededAt.toISOString() };
  }

  async mark(name: string): Promise<{ name: string; seededAt: string }> {
    if (!/^[a-z0-9-]{1,40}$/.test(name)) throw notFound('This seed');
    await this.seeds.mark(name);
    return this.get(name);
  }
}
