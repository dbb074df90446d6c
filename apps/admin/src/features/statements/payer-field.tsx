import type { MemberRow } from '@concord/contracts';
import { SearchField } from '@concord/ui/forms';
import { useState } from 'react';
import { useMemberListQuery } from '../../shared/members/requests';
import { formatNaira } from '../../shared/members/naira';
import { useDebounced } from '../../shared/use-debounced';

const SHOWN = 25;
const DEBOUNCE_MS = 250;

/** The fields of a member that a payment needs. */
export type Payer = Pick<MemberRow, '_id' | 'number' | 'name' | 'balance'>;

interface PayerFieldProps {
  readonly label?: string;
  readonly value: Payer | undefined;
  readonly onChange: (member: Payer | undefined) => void;
}

/** Select for members, searched by the server by number, name, e-mail and phone. */
export function PayerField({ label = 'Member', value, onChange }: PayerFieldProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), DEBOUNCE_MS);
  const { data } = useMemberListQuery({ query: { pageSize: SHOWN, page: 1, ...(search && { search }) } });
  const found: readonly Payer[] = data?.items ?? [];
  const isFound = found.some(({ _id }) => _id === value?._id);
  const members = value && !isFound ? [...found, value] : found;
  return (
    <SearchField
      label={label}
      value={value?._id ?? ''}
      options={members.map(({ _id, name, number }) => ({ value: _id, label: name, code: number }))}
      helperText={value ? owesText(value) : 'Name, number, e-mail or phone'}
      onSearch={setTyped}
      onChange={(id) => onChange(members.find(({ _id }) => _id === id))}
    />
  );
}

/** Debt or credit of a member, as a sentence. */
export function owesText({ balance }: Pick<Payer, 'balance'>): string {
  if (balance === 0) return 'Owes nothing';
  return balance > 0 ? `Owes ${formatNaira(balance)}` : `Has ${formatNaira(-balance)} of credit`;
}
