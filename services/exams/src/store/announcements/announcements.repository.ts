import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AnnouncementListQuery } from '@concord/contracts';
import { findPage, objectIdOf, type Page } from '@concord/nest-platform';
import { type Model, trusted } from 'mongoose';
import { ANNOUNCEMENT_MODEL, type AnnouncementRecord } from './announcement.schema';

@Injectable()
export class AnnouncementsRepository {
  constructor(@InjectModel(ANNOUNCEMENT_MODEL) private readonly announcements: Model<AnnouncementRecord>) {}

  async insert(announcement: AnnouncementRecord): Promise<void> {
    await this.announcements.create(announcement);
  }

  /** Latest first. */
  list({ hall, exam, ...query }: AnnouncementListQuery): Promise<Page<AnnouncementRecord>> {
    return findPage(this.announcements, query, {
      sort: { at: -1, _id: -1 },
      filter: { ...(hall && { hall: objectIdOf(hall) }), ...(exam && { exam: objectIdOf(exam) }) },
    });
  }

  find(id: string): Promise<AnnouncementRecord | null> {
    return this.announcements.findOne({ _id: id }).lean<AnnouncementRecord>().exec();
  }

  /** Announcements that have not expired, oldest first; sorted in memory, because there are few. */
  async findShown(now: Date): Promise<AnnouncementRecord[]> {
    const found = await this.announcements
      .find({ expiresAt: trusted({ $gt: now }) })
      .lean<AnnouncementRecord[]>()
      .exec();
    return found.filter(({ withdrawnAt }) => !withdrawnAt).sort((a, b) => a.at.getTime() - b.at.getTime());
  }

  /** Withdraws an announcement, unless it is withdrawn already. */
  async withdraw(id: string, withdrawnAt: Date): Promise<void> {
    await this.announcements.updateOne(
      { _id: id, withdrawnAt: trusted({ $exists: false }) },
      { $set: { withdrawnAt } },
    );
  }
}
