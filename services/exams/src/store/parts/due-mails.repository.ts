import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';

/** Record that is the outbox of its mails. */
export interface MailOwing {
  _id: Types.ObjectId;
  /** Moment to request its mail; absent when none is due. */
  mailDueAt?: Date;
}

/** Mails that records of one collection owe. */
export abstract class DueMails<Stored extends MailOwing, Due extends MailOwing> {
  /**
   * @param fields fields of a record that its mail needs
   * @param owing condition that a record owes the mail
   */
  constructor(
    protected readonly records: Model<Stored>,
    protected readonly fields: Readonly<Record<string, 0 | 1>>,
    private readonly owing: object = {},
  ) {}

  /** The longest due first. */
  findDue(limit: number, where = this.owing): Promise<Due[]> {
    return this.records
      .find({ mailDueAt: trusted({ $lte: new Date() }), ...where } as QueryFilter<Stored>, this.fields)
      .sort({ mailDueAt: 1 })
      .limit(limit)
      .lean<Due[]>()
      .exec();
  }

  /** Clears the due date of mails, except of records that changed since they were read and owe another mail. */
  settle(due: readonly Due[]): Promise<void> {
    return this.write(due, { $unset: { mailDueAt: 1 } });
  }

  postpone(due: readonly Due[], mailDueAt: Date): Promise<void> {
    return this.write(due, { $set: { mailDueAt } });
  }

  /** Condition that a record still owes the mail for which it was read. */
  protected stillOwes(_due: Due): object {
    return this.owing;
  }

  protected async write(due: readonly Due[], update: object): Promise<void> {
    if (due.length === 0) return;
    const writes = due.map((record) => ({
      updateOne: { filter: { _id: record._id, ...this.stillOwes(record) }, update },
    }));
    await this.records.bulkWrite(writes as Parameters<Model<Stored>['bulkWrite']>[0], { ordered: false });
  }
}
