import {
  Button,
  CircularProgress,
  CloseIcon,
  EmptyState,
  ErrorState,
  IconButton,
  LinkButton,
  Paper,
  SchemeSwitch,
  Skeleton,
  TextLink,
  toastError,
  toastSuccess,
} from '@concord/ui';
import {
  Accordion,
  AccordionDetails,
  AccordionSummary,
  Alert,
  Avatar,
  Badge,
  Chip,
  ChevronDownIcon,
  LinearProgress,
  MailIcon,
  Tooltip,
} from '@concord/ui/display';
import { ConfirmDialog } from '@concord/ui/dialogs';
import { useState } from 'react';
import { Section, Specimen } from './section';

const KINDS = ['success', 'info', 'warning', 'error'] as const;
const VARIANTS = ['contained', 'outlined', 'text'] as const;
const COLORS = ['primary', 'secondary', 'error'] as const;

function Dialog() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ask</Button>
      <ConfirmDialog open={open} title="Remove it?" confirmLabel="Remove" onConfirm={close} onCancel={close}>
        This can’t be undone.
      </ConfirmDialog>
    </>
  );
}

/** Components except fields and tables, in their states. */
export function ComponentSection() {
  return (
    <Section title="Components">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} title={`Button, ${variant}`}>
          {COLORS.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
          <Button variant={variant} size="small">
            Small
          </Button>
          <Button variant={variant} disabled>
            Disabled
          </Button>
        </Specimen>
      ))}
      <Specimen title="Links and icon buttons">
        <TextLink to="/">A link in a text</TextLink>
        <LinkButton to="/" variant="outlined">
          A link that looks like a button
        </LinkButton>
        <IconButton aria-label="Close">
          <CloseIcon />
        </IconButton>
        <IconButton aria-label="Close, disabled" disabled>
          <CloseIcon />
        </IconButton>
        <SchemeSwitch />
      </Specimen>
      <Specimen title="Alert">
        {KINDS.map((kind) => (
          <Alert key={kind} severity={kind} sx={{ flex: '1 1 240px' }}>{`This is an ${kind} message`}</Alert>
        ))}
      </Specimen>
      <Specimen title="Toast">
        <Button onClick={() => toastSuccess('It is stored')}>Success</Button>
        <Button onClick={() => toastError('It could not be stored')}>Error</Button>
      </Specimen>
      <Specimen title="Chip, badge, avatar, tooltip">
        <Chip label="Plain" />
        <Chip label="Primary" color="primary" />
        <Chip label="Outlined" variant="outlined" />
        <Badge badgeContent={12} color="primary">
          <MailIcon />
        </Badge>
        <Avatar>A</Avatar>
        <Tooltip title="What it is">
          <Button>With a tooltip</Button>
        </Tooltip>
      </Specimen>
      <Specimen title="Waiting">
        <CircularProgress aria-label="Loading" />
        <LinearProgress aria-label="Loading" sx={{ flex: '1 1 200px' }} />
        <Skeleton variant="rounded" width={200} height={44} />
      </Specimen>
      <Specimen title="Accordion">
        <Accordion sx={{ width: '100%' }}>
          <AccordionSummary expandIcon={<ChevronDownIcon />}>What opens</AccordionSummary>
          <AccordionDetails>What was inside</AccordionDetails>
        </Accordion>
      </Specimen>
      <Specimen title="Dialog">
        <Dialog />
      </Specimen>
      <Specimen title="Empty and failed">
        <Paper variant="outlined" sx={{ flex: '1 1 300px' }}>
          <EmptyState title="Nothing here yet" text="The first entry appears here." />
        </Paper>
        <Paper variant="outlined" sx={{ flex: '1 1 300px' }}>
          <ErrorState error={new Error('The service does not answer')} onRetry={() => undefined} />
        </Paper>
      </Specimen>
    </Section>
  );
}
