import type { Member, OrganisationPerson, OrganisationStaff } from '@concord/contracts';
import { REBATE_ABOVE_STAFF } from '@concord/contracts';
import { Box, Stack, TextLink, Typography } from '@concord/ui';
import { AddIcon, DeleteIcon } from '@concord/ui/display';
import { RemovalDialog } from '../../shared/dialogs/action-dialog';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { StandingChip } from '../../shared/members/standing-chip';
import { LoadGuard } from '../../shared/page/load-guard';
import { Section } from '../../shared/page/section';
import { useOrganisationStaffGetQuery, useOrganisationStaffRemoveMutation } from './organisation-requests';
import { OrganisationStaffDialog } from './organisation-staff-dialog';

interface PersonProps {
  readonly organisation: Pick<Member, '_id' | 'name'>;
  readonly person: OrganisationPerson;
}

function Person({ organisation, person: { _id, name, member, sponsored } }: PersonProps) {
  const [remove] = useOrganisationStaffRemoveMutation();
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {member ? <TextLink to={`/admin/members/${member._id}`}>{name}</TextLink> : name}
        <Typography variant="body2" color="textSecondary">
          {[member && `${member.number}, ${member.grade}`, sponsored ? 'sponsored' : 'not sponsored']
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      {member ? <StandingChip standing={member.standing} /> : null}
      <DialogButton
        color="error"
        aria-label={`Remove ${name}`}
        icon={<DeleteIcon />}
        dialog={(close) => (
          <RemovalDialog
            title="Remove this person?"
            confirmLabel="Remove"
            successText={`${name} was removed`}
            act={() => remove({ params: { id: organisation._id, staffId: _id } }).unwrap()}
            onClose={close}
          >
            {organisation.name} will no longer name {name}. A membership stays as it is.
          </RemovalDialog>
        )}
      />
    </Stack>
  );
}

const rebateText = ({ sponsored, rebate }: OrganisationStaff): string =>
  rebate
    ? `${sponsored} people sponsored: a rebate applies. Give it as a discount on a charge.`
    : `${sponsored} sponsored. A rebate applies to more than ${REBATE_ABOVE_STAFF}.`;

/** Named staff of an organisation, and whether a rebate applies. */
export function OrganisationStaffSection({ organisation }: Pick<PersonProps, 'organisation'>) {
  const query = useOrganisationStaffGetQuery({ params: { id: organisation._id } });
  return (
    <Section
      title="Staff"
      actions={
        <DialogButton
          variant="outlined"
          icon={<AddIcon />}
          dialog={(close) => <OrganisationStaffDialog organisation={organisation} onClose={close} />}
        >
          Add
        </DialogButton>
      }
    >
      <LoadGuard query={query} missing="No staff">
        {(named) => (
          <Stack spacing={2}>
            <Typography>{rebateText(named)}</Typography>
            <Stack component="ul" spacing={1.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {named.staff.map((person) => (
                <Person key={person._id} organisation={organisation} person={person} />
              ))}
            </Stack>
          </Stack>
        )}
      </LoadGuard>
    </Section>
  );
}
