import { Box, MuiLink, TARGET_PX, Typography } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import { REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';
import { FILLED_PARTS, partIds, type FormField, type Part } from '../form/parts';
import { useFieldProblems } from '../form/use-field-problems';
import { useRegistrationForm } from '../form/use-registration-form';
import { fieldLabel } from './field-labels';

interface Issue {
  readonly field: FormField;
  readonly part: Part;
}

const issues = (wanted: (field: FormField) => boolean): readonly Issue[] =>
  FILLED_PARTS.flatMap((part) => part.fields.filter(wanted).map((field) => ({ field, part })));

function IssueList({ title, items }: { readonly title: string; readonly items: readonly Issue[] }) {
  const { setFocus } = useRegistrationForm();
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {items.map(({ field, part }) => (
          <li key={field}>
            <MuiLink
              href={`#${partIds(part.id).section}`}
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                setFocus(field);
              }}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TARGET_PX, minWidth: TARGET_PX }}
            >
              {fieldLabel(field)}
            </MuiLink>
          </li>
        ))}
      </Box>
    </>
  );
}

/** What blocks the registration: empty required fields and problems, each a link to its field. */
export function RemainingIssues({ values }: { readonly values: RegistrationForm }) {
  const hasProblem = useFieldProblems(values);
  const required: readonly FormField[] = REQUIRED_FIELDS;
  const isMissing = (field: FormField) =>
    required.includes(field) && String(values[field as (typeof REQUIRED_FIELDS)[number]]).trim() === '';
  const missing = issues(isMissing);
  const wrong = issues((field) => !isMissing(field) && hasProblem(field));
  const ready = missing.length + wrong.length === 0;

  return (
    <Box
      sx={{
        p: 2,
        mb: 3,
        display: 'flex',
        gap: 1.5,
        borderRadius: 1,
        bgcolor: ready ? 'primary.light' : 'secondary.light',
      }}
    >
      {ready ? (
        <CheckIcon aria-hidden="true" color="success" />
      ) : (
        <WarningIcon aria-hidden="true" color="warning" />
      )}
      <div>
        {ready ? (
          <Typography sx={{ fontWeight: 600 }}>Everything that is required is there.</Typography>
        ) : null}
        {missing.length > 0 ? (
          <IssueList title="Still needed before you can register:" items={missing} />
        ) : null}
        {wrong.length > 0 ? <IssueList title="To be put right:" items={wrong} /> : null}
      </div>
    </Box>
  );
}
