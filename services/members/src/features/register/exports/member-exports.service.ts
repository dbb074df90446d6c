import { Injectable } from '@nestjs/common';
import { EXPORT_QUERIES, type ExportQuery, type ExportRows, type ListRowsBody } from '@concord/contracts';
import { exportRowOf } from '@concord/nest-platform';
import { MembersRepository } from '../../../store/members/members.repository';
import { toMemberRow } from '../members/member.view';
import { memberCells } from './member-cells';

const FIRST = { page: 1, pageSize: 1 };

/** Serves the list of members to the media service, which writes files. */
@Injectable()
export class MemberExportsService {
  constructor(private readonly members: MembersRepository) {}

  /** @throws ZodError if the query does not fit this list */
  async count(query: ExportQuery): Promise<{ count: number }> {
    const asked = EXPORT_QUERIES.members.parse(query);
    return { count: (await this.members.list({ ...asked, ...FIRST })).total };
  }

  /** @throws ZodError as {@link count} does. */
  async rows({ query, columns, after, limit }: ListRowsBody): Promise<ExportRows> {
    const asked = EXPORT_QUERIES.members.parse(query);
    const { items, next } = await this.members.listAfter(asked, after, limit);
    const rowOf = exportRowOf('members', columns);
    return { rows: items.map((item) => rowOf(memberCells(toMemberRow(item)))), ...(next && { next }) };
  }
}
