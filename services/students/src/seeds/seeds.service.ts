import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { HealthRegistry, notFound } from '@concord/nest-platform';
import type { StudentsEnv } from '../env';
import { STUDENTS_ENV } from '../config/config.module';
import { SeedsRepository } from './seeds.repository';

/** Records which seed data is written: seeding runs once, and readiness waits for it. */
@Injectable()
export class SeedsService implements OnModuleInit {
  constructor(
    @Inject(STUDENTS_ENV) private readonly env: StudentsEnv,
    private readonly seeds: SeedsRepository,
    private readonly health: HealthRegistry,
  ) {}

  onModuleInit(): void {
    if (this.env.SEED === 'none') return;
    this.health.register('seed', async () => {
      if (!(await this.seeds.find(this.env.SEED))) throw new Error('the demo data is not written yet');
    });
  }

  /** @throws AppError 404 when it has not been written. */
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
