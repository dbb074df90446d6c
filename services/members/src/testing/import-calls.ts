import type { MemberImport, MembersImported } from '@concord/contracts';
import type { MembersHarness } from './harness';

const HEADINGS = 'Member No,Surname,First name,Category,Induction date,Grade history,Balance,Email,Remarks';

type Cells = Partial<Record<'grade' | 'day' | 'history' | 'balance', string>>;

/** Calls about imports of registers, of staff with all permissions. */
export class ImportCalls {
  private count = 0;

  constructor(private readonly service: MembersHarness) {}

  /** A number that no other member has. */
  readonly newNumber = (): string => `OLD/${String((this.count += 1)).padStart(4, '0')}`;

  readonly rowOf = (number: string, cells: Cells = {}): string => {
    const { grade = 'Associate Member', day = '1/3/2010', history = '', balance = '' } = cells;
    return `${number},Okafor,Ada,${grade},${day},${history},${balance},,=1+1`;
  };

  readonly formOf = (rows: readonly string[], more: Record<string, string> = {}): FormData => {
    const form = new FormData();
    form.append('file', new Blob([[HEADINGS, ...rows].join('\n')]), 'register.csv');
    for (const [name, value] of Object.entries(more)) form.append(name, value);
    return form;
  };

  readonly upload = <T = MemberImport>(
    rows: readonly string[],
    more: Record<string, string> = {},
    path = '/member/import',
    token = this.service.superAdmin,
  ) => this.service.call<T>(path, { method: 'POST', body: this.formOf(rows, more), token });

  /** Imports rows to the end of the task. */
  readonly imported = async (rows: readonly string[], more?: Record<string, string>) => {
    const { status, body } = await this.upload(rows, more);
    expect(status).toBe(202);
    const end = await this.service.ended(body.task);
    expect(end).toMatchObject({ kind: 'members-import', status: 'done' });
    return { ...body, outcome: end.outcome as MembersImported };
  };
}
