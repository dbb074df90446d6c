import { type Member, NEXT_GRADES, UPGRADE_EXPERIENCE } from '@concord/contracts';
import { Stack, Typography } from '@concord/ui';
import { EditIcon } from '@concord/ui/display';
import { DialogButton } from '../../shared/dialogs/dialog-button';
import { counted } from '../../shared/format';
import { Section } from '../../shared/page/section';
import { ExperienceDialog } from './experience-dialog';
import { experienceText } from './experience-text';

/** Sentence about the experience that the grade above asks for. */
function askedText({ grade }: Member): string | undefined {
  const next = NEXT_GRADES[grade];
  const years = next && UPGRADE_EXPERIENCE[next];
  return years === undefined ? undefined : `${next} asks for ${counted(years, 'year')}.`;
}

/** Work experience of a person, which upgrades ask for. */
export function ExperienceSection({ member }: { readonly member: Member }) {
  const asked = askedText(member);
  return (
    <Section
      title="Work experience"
      actions={
        <DialogButton
          variant="outlined"
          icon={<EditIcon />}
          dialog={(close) => <ExperienceDialog member={member} onClose={close} />}
        >
          Change
        </DialogButton>
      }
    >
      <Stack spacing={0.5}>
        <Typography sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {experienceText(member.experience)}.
        </Typography>
        {asked ? <Typography color="textSecondary">{asked}</Typography> : null}
      </Stack>
    </Section>
  );
}
