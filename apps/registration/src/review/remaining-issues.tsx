import { Box, MuiLink, TARGET_PX, Typography } from '@concord/ui';
import { CheckIcon, WarningIcon } from '@concord/ui/display';
import { REQUIRED_FIELDS, type RegistrationForm } from '../form/registration-form';
import { FILLED_PARTS, partIds, type Field, type FormField, type PartId } from '../form/parts';
import { useFieldProblems } from '../form/field-problems';
import { useRegistrationForm } from '../form/use-registration-form';

interface Issue extends Field {
  readonly part: PartId;
}

const FIELDS: readonly Issue[] = FILLED_PARTS.flatMap(({ id, fields }) =>
  fields.map((field) => ({ ...field, part: id })),
);

function IssueList({ title, items }: { readonly title: string; readonly items: readonly Issue[] }) {
  const { setFocus } = useRegistrationForm();
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 0.5 }}>{title}</Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'flex', flexWrap: 'wrap', columnGap: 2.5 }}
      >
        {items.map(({ name, label, part }) => (
          <li key={name}>
            <MuiLink
              href={`#${partIds(part).section}`}
              underline="always"
              onClick={(event) => {
                event.preventDefault();
                setFocus(name);
              }}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: TARGET_PX, minWidth: TARGET_PX }}
            >
              {label}
            </MuiLink>
          </li>
        ))}
      </Box>
    </>
  );
}

/** Obstacles to the registration: empty required fields and problems, each a link to its field. */
export function RemainingIssues({ values }: { readonly values: RegistrationForm }) {
  const hasProblem = useFieldProblems(values);
  const empty: readonly FormField[] = REQUIRED_FIELDS.filter((field) => values[field].trim() === '');
  const missing = FIELDS.filter(({ name }) => empty.includes(name));
  const wrong = FIELDS.filter(({ name }) => !empty.includes(name) && hasProblem(name));
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
        {ready ? <Typography sx={{ fontWeight: 600 }}>All required details are filled in.</Typography> : null}
        {missing.length > 0 ? (
          <IssueList title="Still needed before you can register:" items={missing} />
        ) : null}
        {wrong.length > 0 ? <IssueList title="Please correct:" items={wrong} /> : null}
      </div>
    </Box>
  );
}
