import { Injectable } from '@nestjs/common';
import {
  type Journal,
  JOURNAL_LINES_MAX,
  type JournalLine,
  type JournalPage,
  type JournalPageBody,
  type JournalQuery,
} from '@concord/contracts';
import { AppError, objectIdOf } from '@concord/nest-platform';
import { postingsOf } from '../../../shared/ledger/postings';
import { AccountPagesRepository } from '../../../store/accounts/account-pages.repository';
import { DocumentsRepository } from '../../../store/documents/documents.repository';
import { MemberPagesRepository } from '../../../store/members/member-pages.repository';
import { isWithin, journalLinesOf, journalOrder, journalSums } from './journal-lines';

/** Members that are read at once. */
const PAGE = 500;

/** Computes the journal from the accounts. */
@Injectable()
export class JournalService {
  constructor(
    private readonly members: MemberPagesRepository,
    private readonly accounts: AccountPagesRepository,
    private readonly documents: DocumentsRepository,
  ) {}

  /** @throws AppError 422 for more lines than one answer has. */
  async get(query: JournalQuery): Promise<Journal> {
    const lines: JournalLine[] = [];
    let after: string | undefined;
    do {
      const page = await this.page({ query, ...(after && { after }) });
      lines.push(...page.lines);
      after = page.next;
      if (lines.length > JOURNAL_LINES_MAX)
        throw new AppError(
          422,
          'TOO_MANY_ROWS',
          `These days have more than ${JOURNAL_LINES_MAX.toLocaleString('en-GB')} postings. Choose fewer days, or request a file`,
        );
    } while (after);
    return { ...query, lines: lines.sort(journalOrder), sums: journalSums(lines) };
  }

  /** Lines of the next members. */
  async page({ query, after }: JournalPageBody): Promise<JournalPage> {
    const members = await this.members.after(after === undefined ? undefined : objectIdOf(after), PAGE);
    const accounts = await this.accounts.ofMany(members.map(({ _id }) => _id));
    const posted = members.flatMap((member) => {
      const account = accounts.get(member._id.toString());
      return account && postingsOf(account).some((posting) => isWithin(posting, query))
        ? [{ member, account }]
        : [];
    });
    const documents = await this.documents.ofMembers(posted.map(({ member }) => member._id));
    const lines = posted.flatMap(({ member, account }) =>
      journalLinesOf(member, account, documents.get(member._id.toString()) ?? [], query),
    );
    const last = members.length === PAGE ? members.at(-1) : undefined;
    return { lines, ...(last && { next: last._id.toString() }) };
  }
}
