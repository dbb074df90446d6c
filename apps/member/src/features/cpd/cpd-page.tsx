import type { MyCpd } from '@concord/contracts';
import { useSearchParams } from '@concord/mfe';
import { Box, Button, EmptyState, Stack, Typography } from '@concord/ui';
import { MenuItem, TextField } from '@concord/ui/forms';
import { useState } from 'react';
import { FRESH_LINKS } from '../../shared/fresh-links';
import { useHolder } from '../../shared/holder';
import { LoadGuard } from '../../shared/load-guard';
import { MemberPage } from '../../shared/member-page';
import { Panel } from '../../shared/panel';
import { useRequestKey } from '@concord/api-client/request-key';
import { EntryCard } from './entry-card';
import { EntryForm } from './entry-form';
import { useMyCpdAddMutation, useMyCpdQuery } from './requests';
import { StatementButton } from './statement-button';
import { YearSum } from './year-sum';

interface ContentProps {
  readonly cpd: MyCpd;
}
interface YearBarProps extends ContentProps {
  /** The year whose activities are shown, or being read. */
  readonly year: number;
  readonly onYear: (year: string) => void;
}

/** Choice of the year, and its statement. */
const YearBar = ({ cpd: { years }, year: chosen, onYear }: YearBarProps) => (
  <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
    <TextField
      select
      fullWidth={false}
      label="Year"
      value={chosen}
      onChange={({ target }) => onYear(target.value)}
      sx={{ minWidth: 120 }}
    >
      {[...new Set([chosen, ...years])]
        .sort((a, b) => b - a)
        .map((year) => (
          <MenuItem key={year} value={year}>
            {year}
          </MenuItem>
        ))}
    </TextField>
    <StatementButton year={chosen} />
  </Stack>
);

function AddPanel({ cpd: { kinds, earliestDay } }: ContentProps) {
  const [add] = useMyCpdAddMutation();
  const [isOpen, setOpen] = useState(false);
  const keyOf = useRequestKey();
  if (!isOpen)
    return (
      <div>
        <Button variant="contained" onClick={() => setOpen(true)}>
          Enter an activity
        </Button>
      </div>
    );
  return (
    <Panel title="A new activity">
      <EntryForm
        kinds={kinds}
        earliestDay={earliestDay}
        submitLabel="Enter"
        doneText="Activity entered. We look at it soon"
        send={(body) => add({ body, idempotencyKey: keyOf(body) }).unwrap()}
        onClose={() => setOpen(false)}
      />
    </Panel>
  );
}

function Entries({ cpd: { sum, entries, kinds, earliestDay } }: ContentProps) {
  const { isViewed } = useHolder();
  if (entries.length === 0) return <EmptyState title={`You have entered nothing for ${sum.year}`} />;
  return (
    <Box component="section" aria-label="Activities">
      <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
        Activities {sum.year}
      </Typography>
      <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {entries.map((entry) => (
          <EntryCard
            key={entry._id}
            entry={entry}
            kinds={kinds}
            earliestDay={earliestDay}
            canChange={!isViewed}
          />
        ))}
      </Stack>
    </Box>
  );
}

/** `/me/cpd`: activities of a year, their points, and the statement. */
export default function CpdPage() {
  const { isViewed } = useHolder();
  const [params, setParams] = useSearchParams();
  const asked = /^\d{4}$/.exec(params.get('year') ?? '')?.[0];
  const query = useMyCpdQuery({ query: asked ? { year: Number(asked) } : {} }, FRESH_LINKS);
  // The form of a new activity stays open, and the choice of the year focused, while another year is read.
  const { data: cpd, currentData } = query;
  const lead =
    'Courses, lectures, articles: enter what you learn and teach, and collect points for the year.';
  return (
    <MemberPage title="CPD" documentTitle="Continuing professional development" lead={lead}>
      <Stack spacing={2.5}>
        {cpd ? (
          <YearBar
            cpd={cpd}
            year={currentData?.sum.year ?? (asked ? Number(asked) : cpd.sum.year)}
            onYear={(year) => setParams({ year }, { replace: true })}
          />
        ) : null}
        <LoadGuard query={query} missing="You have no membership">
          {({ sum }) => <YearSum sum={sum} />}
        </LoadGuard>
        {cpd && !isViewed && cpd.kinds.length > 0 ? <AddPanel cpd={cpd} /> : null}
        {currentData ? <Entries cpd={currentData} /> : null}
      </Stack>
    </MemberPage>
  );
}
