import { type Model, type QueryFilter, trusted, type Types } from 'mongoose';

/** A record that stores which mail it owes. */
export interface MailOwing {
  _id: Types.ObjectId;
  /** Time to request its mail; absent if none is due. */
  mailDueAt?: Date;
}

/** Finds and settles the mails that the records of a collection owe. */
export abstract class DueMails<Stored extends MailOwing, Due extends MailOwing> {
  /**
   * @param fields fields that the mail needs
   * @param owing condition of records that owe a mail
   */
  constructor(
    protected readonly records: Model<Stored>,
    protected readonly fields: Readonly<Record<string, 0 | 1>>,
    private readonly owing: object = {},
  ) {}

  /** Mails in the order of their due dates. */
  findDue(limit: number, where = this.owing): Promise<Due[]> {
    return this.records
      .find({ mailDueAt: trusted({ $lte: new Date() }), ...where } as QueryFilter<Stored>, this.fields)
      .sort({ mailDueAt: 1 })
      .limit(limit)
      .lean<Due[]>()
      .exec();
  }

  /** Clears due dates, except of records that changed after they were read and owe another mail. */
  settle(due: readonly Due[]): Promise<void> {
    return this.write(due, { $unset: { mailDueAt: 1 } });
  }

  postpone(due: readonly Due[], mailDueAt: Date): Promise<void> {
    return this.write(due, { $set: { mailDueAt } });
  }

  /** Condition that a record still owes the mail it was read for. */
  protected stillOwes(_due: Due): object {
    return this.owing;
  }

  /** One update for each distinct condition; most records share one. */
  protected async write(due: readonly Due[], update: object): Promise<void> {
    if (due.length === 0) return;
    const alike = new Map<string, { condition: object; ids: Types.ObjectId[] }>();
    for (const record of due) {
      const condition = this.stillOwes(record);
      const key = JSON.stringify(condition);
      const found = alike.get(key) ?? { condition, ids: [] };
      found.ids.push(record._id);
      alike.set(key, found);
    }
    const writes = [...alike.values()].map(({ condition, ids }) => ({
      updateMany: { filter: { _id: trusted({ $in: ids }), ...condition }, update },
    }));
    await this.records.bulkWrite(writes as Parameters<Model<Stored>['bulkWrite']>[0], { ordered: false });
  }
}
