import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { STUDENT_SORTS } from '@concord/contracts';
import { AppError, conflict, duplicateKeyOf, retryOnce } from '@concord/nest-platform';
import { type Model, trusted, Types } from 'mongoose';
import { type Found, foundIn, type FoundPage, pageStages, searchStages } from '../platform/word-search';
import { searchedText } from './student-search';
import { type NewStudent, type ReadStudent, STUDENT, type StudentRecord } from './student.schema';

type SortField = (typeof STUDENT_SORTS)[number];

export interface StudentPage {
  page: number;
  pageSize: number;
  search?: string;
  sort?: SortField | `-${SortField}`;
}

/** Where the list finds each order; every one has an index. */
const SORT_PATHS: Record<SortField, string> = {
  createdAt: 'createdAt',
  email: 'email',
  surname: 'sortKeys.surname',
  firstName: 'sortKeys.firstName',
  state: 'sortKeys.state',
  country: 'sortKeys.country',
};

const INTERNAL = ['words', 'beginnings', 'sortKeys', 'idempotency'] as const;
const READ = INTERNAL.map((field) => `-${field}`).join(' ');

@Injectable()
export class StudentsRepository {
  constructor(@InjectModel(STUDENT) private readonly model: Model<StudentRecord>) {}

  newId(): string {
    return new Types.ObjectId().toString();
  }

  /**
   * Stores a whole student.
   * @throws AppError 409 EMAIL_TAKEN, SERIAL_INVALID, or IN_PROGRESS when another one took the Idempotency-Key.
   */
  async insert(student: NewStudent): Promise<void> {
    const record: StudentRecord = { ...student, _id: new Types.ObjectId(student._id) };
    try {
      await retryOnce(() => this.model.insertMany([record]));
    } catch (error) {
      const taken = duplicateKeyOf(error) ?? [];
      // The first of two tries did it before its connection was lost.
      if (taken.includes('_id')) return;
      if (taken.includes('email')) throw emailTaken();
      if (taken.includes('serialNumber')) throw conflict('SERIAL_INVALID', 'Invalid serial number ');
      if (taken.length > 0)
        throw new AppError(
          409,
          'IN_PROGRESS',
          'This registration is being stored already, please try again',
          {
            retryAfterSeconds: 2,
          },
        );
      throw error;
    }
  }

  async refuseTakenEmail(email: string): Promise<void> {
    if (await this.model.exists({ email })) throw emailTaken();
  }

  async exists(id: string): Promise<boolean> {
    return (await this.model.exists({ _id: id })) !== null;
  }

  async findById(id: string): Promise<ReadStudent | undefined> {
    return (await this.model.findOne({ _id: id }).select(READ).lean<ReadStudent>()) ?? undefined;
  }

  async findByEmail(email: string): Promise<ReadStudent | undefined> {
    return (await this.model.findOne({ email }).select(READ).lean<ReadStudent>()) ?? undefined;
  }

  async findByIdempotencyKey(key: string): Promise<StudentRecord | undefined> {
    return (await this.model.findOne({ 'idempotency.key': key }).lean()) ?? undefined;
  }

  /** Forgets a registration's Idempotency-Key. */
  async forgetIdempotencyKey(key: string): Promise<void> {
    await this.model.updateOne({ 'idempotency.key': key }, { $unset: { idempotency: 1 } });
  }

  lookup(ids: readonly string[]) {
    const found = { surname: 1, firstName: 1, middleName: 1, gender: 1, email: 1 };
    return this.model.find({ _id: trusted({ $in: [...ids] }) }, found).lean();
  }

  async list({ page, pageSize, search, sort }: StudentPage): Promise<Found<ReadStudent>> {
    const typed = search?.trim();
    if (typed) return this.search(typed, { page, pageSize }, orderOf(sort));
    const [records, total] = await Promise.all([
      this.model
        .find({})
        .select(READ)
        .sort(orderOf(sort))
        .skip((page - 1) * pageSize)
        .limit(pageSize)
        .lean<ReadStudent[]>(),
      this.count(),
    ]);
    return { records, total };
  }

  private async search(
    typed: string,
    page: { page: number; pageSize: number },
    order: Record<string, 1 | -1>,
  ): Promise<Found<ReadStudent>> {
    const matching = searchStages(searchedText(typed));
    if (!matching) return { records: [], total: 0 };
    const pages = await this.model.aggregate<FoundPage<ReadStudent>>([
      ...matching,
      ...pageStages(page, order, INTERNAL),
    ]);
    return foundIn(pages);
  }

  latest(count: number): Promise<ReadStudent[]> {
    return this.model.find({}).select(READ).sort(orderOf(undefined)).limit(count).lean<ReadStudent[]>();
  }

  /** From the collection's own metadata: a count by scan would slow the menu's badge with every student. */
  count(): Promise<number> {
    return this.model.estimatedDocumentCount();
  }

  /** @returns whether the student was there. */
  async delete(id: string): Promise<boolean> {
    return (await this.model.deleteOne({ _id: id })).deletedCount === 1;
  }
}

const emailTaken = () => conflict('EMAIL_TAKEN', 'Somebody has registered with this email already');

function orderOf(sort: StudentPage['sort'] = '-createdAt'): Record<string, 1 | -1> {
  const direction = sort.startsWith('-') ? -1 : 1;
  const path = SORT_PATHS[sort.replace('-', '') as SortField];
  // E-mails are unique: their order needs no second field.
  return path === 'email' ? { email: direction } : { [path]: direction, _id: direction };
}
