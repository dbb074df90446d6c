import type { MyStaff, MyStaffPerson } from '@concord/contracts';
import { Box, Button, Stack, Typography } from '@concord/ui';
import { useState } from 'react';
import { Panel } from '../../shared/panel';
import { ChangeForm } from './change-form';
import { membershipText, owedText, sponsoredText } from './staff-words';

const CARD = {
  p: 2,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflowWrap: 'anywhere',
} as const;

function PersonCard({ person, canChange }: { readonly person: MyStaffPerson; readonly canChange: boolean }) {
  const [isRemoving, setRemoving] = useState(false);
  const { name } = person;
  const unpaid = owedText(person);
  return (
    <Box component="li" sx={CARD}>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {membershipText(person)}
      </Typography>
      {unpaid ? <Typography variant="body2">{unpaid}</Typography> : null}
      {canChange && !isRemoving ? (
        <Button color="error" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)} sx={{ mt: 1 }}>
          Remove
        </Button>
      ) : null}
      {isRemoving ? <ChangeForm removed={person} onClose={() => setRemoving(false)} /> : null}
    </Box>
  );
}

interface PeopleSectionProps {
  readonly staff: MyStaff;
  readonly canChange: boolean;
}

/** The named people, and proposals to add or remove somebody. */
export function PeopleSection({ staff, canChange }: PeopleSectionProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <Panel title="Your people">
      <Stack spacing={2}>
        <Typography>{sponsoredText(staff)}</Typography>
        {staff.staff.length > 0 ? (
          <Stack component="ul" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {staff.staff.map((person) => (
              <PersonCard key={person._id} person={person} canChange={canChange} />
            ))}
          </Stack>
        ) : (
          <Typography color="textSecondary">
            You name nobody yet. Add members by their number, and pay for them together.
          </Typography>
        )}
        {canChange && !isAdding ? (
          <div>
            <Button variant="outlined" onClick={() => setAdding(true)}>
              Add a member
            </Button>
          </div>
        ) : null}
        {isAdding ? <ChangeForm onClose={() => setAdding(false)} /> : null}
      </Stack>
    </Panel>
  );
}
