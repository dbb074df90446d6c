import { PROGRAMMES, type Programme } from '@concord/contracts';
import { Box, Typography } from '@concord/ui';
import { Accordion, AccordionDetails, AccordionSummary, ChevronDownIcon, Chip } from '@concord/ui/display';
import {
  Checkbox,
  FieldError,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormLabel,
  useController,
} from '@concord/ui/forms';
import type { ChosenProgramme } from '../form/registration-form';
import { type Ref, use } from 'react';
import { GrowthContext } from '../form/growth';
import { optionsOf, toggle } from './programme-choice';
import { useRegistrationForm } from '../form/use-registration-form';

interface GroupProps {
  readonly programme: Programme;
  readonly chosen: readonly ChosenProgramme[];
  readonly onChange: (chosen: readonly ChosenProgramme[]) => void;
  /** The button that opens the group. */
  readonly opener?: Ref<HTMLDivElement>;
}

function AdmissionOptions({ programme, chosen, onChange }: GroupProps) {
  const ticked = optionsOf(chosen, programme.name) ?? [];
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" sx={{ fontWeight: 600, color: 'text.primary', mb: 0.5 }}>
        Admission Options
      </FormLabel>
      <FormGroup sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        {programme.options.map((option) => (
          <FormControlLabel
            key={option}
            label={option}
            sx={{ py: { xs: 0.5, md: 0 } }}
            control={
              <Checkbox
                checked={ticked.includes(option)}
                onChange={() => onChange(toggle(chosen, programme, option))}
              />
            }
          />
        ))}
      </FormGroup>
    </FormControl>
  );
}

function Group(props: GroupProps) {
  const { programme, chosen, onChange, opener } = props;
  const options = optionsOf(chosen, programme.name);
  return (
    <Accordion
      disableGutters
      variant="outlined"
      // Mounts the choices when first opened.
      slotProps={{ heading: { component: 'h4' }, transition: { mountOnEnter: true } }}
      sx={{ '&:not(:last-of-type)': { borderBottom: 0 }, '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        ref={opener}
        id={`programme-${programme.id}`}
        aria-controls={`programme-${programme.id}-content`}
        expandIcon={<ChevronDownIcon />}
      >
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography component="span" sx={{ fontWeight: 600 }}>
            {programme.name}
          </Typography>
          {options ? (
            <Chip
              size="small"
              color="primary"
              label={options.length > 0 ? `${options.length} chosen` : 'Chosen'}
            />
          ) : null}
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <Typography color="textSecondary" sx={{ mb: 1.5 }}>
          {programme.description}
        </Typography>
        {programme.options.length > 0 ? (
          <AdmissionOptions {...props} />
        ) : (
          <FormControlLabel
            label={`Apply for ${programme.name}`}
            control={
              <Checkbox
                checked={options !== undefined}
                onChange={() => onChange(toggle(chosen, programme))}
              />
            }
          />
        )}
      </AccordionDetails>
    </Accordion>
  );
}

/** Programme groups to apply for; any number may be chosen. Each opens to its description and options. */
export function ProgrammeGroups() {
  const { control } = useRegistrationForm();
  const { field, fieldState } = useController({ control, name: 'academicPrograms' });
  if (!use(GrowthContext).hasField('academicPrograms')) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1.5 }}>
        Academic programmes
      </Typography>
      {PROGRAMMES.map((programme, index) => (
        <Group
          key={programme.id}
          programme={programme}
          chosen={field.value}
          onChange={field.onChange}
          opener={index === 0 ? field.ref : undefined}
        />
      ))}
      <FieldError message={fieldState.error?.message} />
    </Box>
  );
}
