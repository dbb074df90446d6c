import type { LeftUnbilled, MembersBilled } from '@concord/contracts';
import { Box, TextLink, Typography } from '@concord/ui';
import { Accordion, AccordionDetails, AccordionSummary } from '@concord/ui/display';
import { counted } from '../../../shared/format';
import { LEFT_WORDS } from './billing-words';

interface LinkProps {
  /** Closes the dialog, which would hide the member's page. */
  readonly onClose: () => void;
}

function Reason({ left: { code, count, examples }, onClose }: LinkProps & { readonly left: LeftUnbilled }) {
  const more = count - examples.length;
  return (
    <Accordion variant="outlined" disableGutters>
      <AccordionSummary>
        {LEFT_WORDS[code]} ({count.toLocaleString('en-GB')})
      </AccordionSummary>
      <AccordionDetails>
        <Box
          component="ul"
          sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: { xs: 1.25, sm: 0 } } }}
        >
          {examples.map(({ member, number, name }) => (
            <li key={member}>
              <TextLink to={`/admin/members/${member}`} onClick={onClose}>
                {name ? `${name}, ${number}` : number}
              </TextLink>
            </li>
          ))}
        </Box>
        {more > 0 ? <Typography sx={{ mt: 1 }}>And {counted(more, 'more member')}.</Typography> : null}
      </AccordionDetails>
    </Accordion>
  );
}

/** Members whom a billing leaves out, by reason, with links to the first of each. */
export function LeftOut({
  outcome: { left, leftOut },
  onClose,
}: LinkProps & { readonly outcome: MembersBilled }) {
  if (leftOut === 0) return null;
  return (
    <div>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{counted(leftOut, 'member')} left out</Typography>
      {left.map((each) => (
        <Reason key={each.code} left={each} onClose={onClose} />
      ))}
    </div>
  );
}
