import { EXPORT_LISTS, journalQuery } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { DateField } from '@concord/ui/forms';
import { useState } from 'react';
import { FileButtons } from '../../shared/exports/file-buttons';
import { formatCalendarDate } from '../../shared/format';
import { lagosToday } from '../../shared/members/lagos-today';
import { Section } from '../../shared/page/section';

const FORMATS = [
  ['xlsx', 'Excel'],
  ['pdf', 'Pdf'],
] as const;
const COLUMNS = EXPORT_LISTS.journal.columns.map(({ name, of = name }) => of);

/** Files of the journal for accountants. */
export function JournalCard() {
  const [from, setFrom] = useState(() => `${lagosToday().slice(0, 4)}-01-01`);
  const [to, setTo] = useState(lagosToday);
  const query = journalQuery.safeParse({ from, to });
  return (
    <Section title="Journal for accountants">
      <Typography color="textSecondary" sx={{ mb: 2, maxWidth: 720 }}>
        One line for each charge, reduction, payment, refund and reversal by double entry. The first sheet has
        the sums of all accounts.
      </Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <DateField label="First day" value={from} maxDate={to} onChange={setFrom} />
        <DateField label="Last day" value={to} minDate={from} onChange={setTo} />
        {query.success ? (
          <FileButtons
            formats={FORMATS}
            of={{
              kind: 'journal',
              columns: COLUMNS,
              query: query.data,
              described: `Postings from ${formatCalendarDate(from)} to ${formatCalendarDate(to)}`,
            }}
          />
        ) : (
          <Typography role="status">{query.error.issues[0]?.message}</Typography>
        )}
      </Stack>
    </Section>
  );
}
