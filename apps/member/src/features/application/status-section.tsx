import type { MyApplication } from '@concord/contracts';
import { Box, Stack, Typography } from '@concord/ui';
import { CheckIcon, ClockIcon } from '@concord/ui/basics';
import { Panel } from '../../shared/panel';
import { STATUS_WORDS, type Step, stepsOf } from './status-words';

const COLOURS: Record<Step['state'], string> = {
  done: 'success.main',
  now: 'secondary.main',
  next: 'text.secondary',
};

const StepLine = ({ label, text, state }: Step) => (
  <Box
    component="li"
    aria-current={state === 'now' ? 'step' : undefined}
    sx={{ display: 'grid', gridTemplateColumns: '24px 1fr', columnGap: 1.5, alignItems: 'start' }}
  >
    <Box aria-hidden sx={{ color: COLOURS[state], display: 'grid', placeItems: 'center', height: 24 }}>
      {state === 'done' ? <CheckIcon /> : <ClockIcon />}
    </Box>
    <div>
      <Typography sx={{ fontWeight: 600 }}>{label}</Typography>
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </div>
  </Box>
);

/** State of the application in words, what happens next, and its steps. */
export function StatusSection({ application }: { readonly application: MyApplication }) {
  const { title, next } = STATUS_WORDS[application.state];
  return (
    <Panel title={title}>
      {application.reason ? (
        <Typography sx={{ mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          The reason: {application.reason}
        </Typography>
      ) : null}
      <Typography sx={{ mb: 2.5 }}>{next}</Typography>
      <Stack component="ol" aria-label="Steps" spacing={1.5} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stepsOf(application).map((step) => (
          <StepLine key={step.label} {...step} />
        ))}
      </Stack>
    </Panel>
  );
}
