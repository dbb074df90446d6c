import { Box, Button, Typography } from '@concord/ui';
import { useId, useRef, useState } from 'react';
import { SECTIONS } from '../../content/contact';
import { phoneUrl } from '../../content/links';
import { FactsTableView } from '../../shared/content-view/facts-table';
import { SectionFrame } from '../../shared/content-view/section-frame';
import { matchCountText, matchCoordinators } from './match-coordinators';
import { SearchBox } from './search-box';

function NoMatch({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  return (
    <Box
      sx={{ mt: 2, p: { xs: 2.5, md: 4 }, bgcolor: 'primary.light', borderRadius: 1, textAlign: 'center' }}
    >
      <Typography variant="h4" component="p" sx={{ overflowWrap: 'anywhere' }}>
        No coordinator matches “{search.trim()}”
      </Typography>
      <Typography sx={{ mt: 1, mb: 2 }}>The head office can help you wherever you live.</Typography>
      <Button variant="outlined" onClick={onClear}>
        Show all coordinators
      </Button>
    </Box>
  );
}

/** Coordinators by state, with a search that filters while typing. */
export function CoordinatorsSection() {
  const [search, setSearch] = useState('');
  const statusId = useId();
  const field = useRef<HTMLInputElement>(null);
  const found = matchCoordinators(search);
  const { heading, text } = SECTIONS.coordinators;
  // The pressed button disappears, so the focus moves to the field.
  const clear = () => {
    setSearch('');
    field.current?.focus();
  };
  return (
    <SectionFrame heading={heading} anchor="coordinators" wide sample="coordinators">
      <Typography sx={{ maxWidth: '70ch' }}>{text}</Typography>
      <SearchBox
        label="Search by state, name or number"
        field={field}
        value={search}
        onChange={setSearch}
        describedBy={statusId}
      />
      <Typography id={statusId} role="status" variant="body2" sx={{ mt: 2, mb: 1, color: 'text.secondary' }}>
        {matchCountText(found.length, search)}
      </Typography>
      {found.length > 0 ? (
        <FactsTableView
          caption="Who to call in each state"
          terse
          columns={['State or territory', 'Coordinator', 'Contact']}
          rows={found.map(({ state, name, phone }) => [
            state,
            name,
            [{ text: phone, href: phoneUrl(phone) }],
          ])}
        />
      ) : (
        <NoMatch search={search} onClear={clear} />
      )}
    </SectionFrame>
  );
}
