import { Box, useMediaQuery, type Theme } from '@concord/ui';
import { memo, type ReactNode, useContext } from 'react';
import { PartList } from './part-list';
import { BAR_PX, ProgressBar } from './progress-bar';
import { useCurrentPart } from './use-current-part';
import { useFieldProblems } from '../form/field-problems';
import { PARTS } from '../form/parts';
import type { RegistrationForm } from '../form/registration-form';
import { SentFormContext } from '../form/sent-form';
import { useFormValues } from '../form/use-registration-form';
import { partState } from './part-state';
import { NARROW_NAV, PROGRESS_GRID, WIDE_NAV } from './progress-style';

interface ProgressNavProps {
  readonly values: RegistrationForm;
  readonly wide: boolean;
  /** True while the applicant must decide about a draft. */
  readonly inert: boolean;
}

const ProgressNav = memo(function ProgressNav({ values, wide, inert }: ProgressNavProps) {
  const hasProblem = useFieldProblems(values);
  const isRegistered = useContext(SentFormContext).stage === 'registered';
  const parts = PARTS.map((part) => ({ part, state: partState(part, values, hasProblem, isRegistered) }));
  const current = useCurrentPart();
  return (
    <Box
      component="nav"
      aria-label="Parts of this page"
      inert={inert}
      sx={wide ? { ...WIDE_NAV, opacity: inert ? 0.5 : 1 } : NARROW_NAV}
    >
      {wide ? <PartList parts={parts} current={current} /> : <ProgressBar parts={parts} current={current} />}
    </Box>
  );
});

/** Renders its content with low priority, so that typing stays fast. */
function DeferredProgress(props: Omit<ProgressNavProps, 'values'>) {
  return <ProgressNav values={useFormValues()} {...props} />;
}

interface ProgressLayoutProps {
  readonly inert?: boolean;
  readonly children: ReactNode;
}

/** The form with its progress: a sticky list beside it in wide windows, a sticky bar above it in narrow ones. */
export function ProgressLayout({ inert = false, children }: ProgressLayoutProps) {
  // Decided before the first paint, so that the layout does not move.
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('lg'), { noSsr: true });
  return (
    <Box
      sx={{
        ...PROGRESS_GRID,
        // Scroll margin for focused fields, so that the sticky bar does not cover them.
        '& form *': {
          scrollMarginTop: wide ? '24px' : `${BAR_PX + 40}px`,
          scrollMarginBottom: '32px',
        },
      }}
    >
      <DeferredProgress wide={wide} inert={inert} />
      <div>{children}</div>
    </Box>
  );
}
