import { Injectable } from '@nestjs/common';
import {
  ANNOUNCEMENT_HOURS,
  type Announcement,
  type AnnouncementCreateBody,
  type AnnouncementListQuery,
} from '@concord/contracts';
import {
  type AuditNote,
  newObjectId,
  objectIdOf,
  type Page,
  required,
  type StaffActor,
  staffRefOf,
} from '@concord/nest-platform';
import { requirePresent } from '../../../shared/present-exam';
import type { AnnouncementRecord } from '../../../store/announcements/announcement.schema';
import { AnnouncementsRepository } from '../../../store/announcements/announcements.repository';
import { ExamsRepository } from '../../../store/exams/exams.repository';
import { HallsRepository } from '../../../store/halls/halls.repository';
import { toAnnouncement } from './announcement.view';
import { LiveAnnouncements } from './live-announcements';

const SHOWN_MS = ANNOUNCEMENT_HOURS * 60 * 60 * 1000;

/** Manages announcements of staff to candidates during an exam. */
@Injectable()
export class AnnouncementsService {
  constructor(
    private readonly announcements: AnnouncementsRepository,
    private readonly halls: HallsRepository,
    private readonly exams: ExamsRepository,
    private readonly live: LiveAnnouncements,
  ) {}

  async list(query: AnnouncementListQuery): Promise<Page<Announcement>> {
    return (await this.announcements.list(query)).map(toAnnouncement);
  }

  /** @throws AppError 404. */
  async create(staff: StaffActor, body: AnnouncementCreateBody, audit: AuditNote): Promise<Announcement> {
    const { text, hall, exam } = body;
    audit.note({ label: await this.labelOf(body), after: { text, hall, exam } });
    const at = new Date();
    const record: AnnouncementRecord = {
      _id: newObjectId(),
      text,
      ...(hall && { hall: objectIdOf(hall) }),
      ...(exam && { exam: objectIdOf(exam) }),
      by: staffRefOf(staff),
      at,
      expiresAt: new Date(at.getTime() + SHOWN_MS),
    };
    await this.announcements.insert(record);
    this.live.reread();
    return toAnnouncement(record);
  }

  /** @throws AppError 404. */
  async withdraw(id: string, audit: AuditNote): Promise<Announcement> {
    const before = required(await this.announcements.find(id), 'The announcement');
    audit.note({ label: before.text });
    await this.announcements.withdraw(id, new Date());
    this.live.reread();
    return toAnnouncement(required(await this.announcements.find(id), 'The announcement'));
  }

  /** The recipients, by name. */
  private async labelOf({ hall, exam = '' }: AnnouncementCreateBody): Promise<string> {
    if (hall) return required(await this.halls.find(hall), 'The session').name;
    return requirePresent(await this.exams.find(exam)).examName;
  }
}
