import type { ExclusionCode } from '@concord/contracts';
import { Box, TextLink, Typography } from '@concord/ui';
import { counted } from '../format';
import { EXCLUSION_WORDS } from './standing-text';

/** Maximum names listed. */
const NAMED_MAX = 20;

interface Left {
  readonly student?: string | undefined;
  readonly code: string;
  readonly name?: string | undefined;
}

const isExclusion = (code: string): code is ExclusionCode => code in EXCLUSION_WORDS;

/** Names of students excluded because of their standing; renders nothing for other reasons. */
export function ExcludedList({ skipped }: { readonly skipped: readonly Left[] }) {
  const byStudent = new Map(
    skipped.flatMap(({ student, code, name }) =>
      student && isExclusion(code) ? [[student, { code, name }] as const] : [],
    ),
  );
  const left = [...byStudent];
  if (left.length === 0) return null;
  return (
    <div>
      <Box
        component="ul"
        aria-label="Left out"
        sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere', '& li': { py: { xs: 1.25, sm: 0 } } }}
      >
        {left.slice(0, NAMED_MAX).map(([student, { code, name }]) => (
          <li key={student}>
            <TextLink to={`/admin/students/${student}`}>{name ?? student}</TextLink>{' '}
            {EXCLUSION_WORDS[code][0]}
          </li>
        ))}
      </Box>
      {left.length > NAMED_MAX ? (
        <Typography>And {counted(left.length - NAMED_MAX, 'more student')}.</Typography>
      ) : null}
    </div>
  );
}
