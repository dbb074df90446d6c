import { Box, TextLink, Typography } from '@concord/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@concord/ui/display';
import { counted } from '../format';

/** Maximum names listed. */
const NAMED_MAX = 200;

interface Applicant {
  readonly student: string;
  readonly name?: string | undefined;
  /** Words after the name. */
  readonly why?: string;
  /** True without a record, so that no link leads to it. */
  readonly isGone?: boolean;
}

interface ApplicantListProps {
  readonly title: string;
  readonly applicants: readonly Applicant[];
  /** Number of applicants with those who are not named. */
  readonly count: number;
  /** Closes the dialog, which would hide the applicant's page. */
  readonly onClose: () => void;
}

/** Folded list of applicants with links to their records; nothing without any. */
export function ApplicantList({ title, applicants, count, onClose }: ApplicantListProps) {
  if (count === 0) return null;
  const named = applicants.slice(0, NAMED_MAX);
  const more = count - named.length;
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary>
        {title} ({count.toLocaleString('en-GB')})
      </AccordionSummary>
      <AccordionDetails>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: { xs: 1.25, sm: 0 } } }}
        >
          {named.map(({ student, name = student, why = '', isGone = false }) => (
            <li key={student}>
              {isGone ? (
                name
              ) : (
                <TextLink to={`/admin/students/${student}`} onClick={onClose}>
                  {name}
                </TextLink>
              )}{' '}
              {why}
            </li>
          ))}
        </Box>
        {more > 0 ? <Typography sx={{ mt: 1 }}>And {counted(more, 'more applicant')}.</Typography> : null}
      </AccordionDetails>
    </Accordion>
  );
}
