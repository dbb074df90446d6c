import { Box, LinkButton, TextLink, Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ComponentType, MouseEvent, ReactNode } from 'react';

/** Prevents a second navigation: a click on the row opens the same page. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

/** A word that would take space from other columns, and so may break. */
const LONG_WORD = /\S{21}/;
/** 44 px for touch, at the same position. */
const TOUCHED = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5, my: -1.5 } } as const;
const BROKEN = { overflowWrap: 'anywhere', 'td &': { display: 'inline-block', minWidth: 160 } } as const;

/** Link to a row's page. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const isLong = typeof children === 'string' && LONG_WORD.test(children);
  return (
    <TextLink to={to} onClick={stopPropagation} sx={{ fontWeight: 600, ...TOUCHED, ...(isLong && BROKEN) }}>
      {children}
    </TextLink>
  );
}

/** View button of a row; `of` completes its accessible name. */
export function ViewButton({ to, of }: { readonly to: string; readonly of: string }) {
  return (
    <LinkButton
      to={to}
      size="small"
      variant="outlined"
      aria-label={`View ${of}`}
      onClick={stopPropagation}
      sx={{ px: 1.5 }}
    >
      View
    </LinkButton>
  );
}

/** Last column of a list whose rows have their own pages. */
export const viewColumn = <Row,>(
  pathOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): DataTableColumn<Row> => ({
  header: 'Action',
  align: 'right',
  kind: 'actions',
  cell: (row) => <ViewButton to={pathOf(row)} of={nameOf(row)} />,
});

/** Last column of a list, with each row's buttons. */
export const actionsColumn = <Row,>(Actions: ComponentType<{ readonly row: Row }>): DataTableColumn<Row> => ({
  header: 'Actions',
  align: 'right',
  kind: 'actions',
  cell: (row) => <Actions row={row} />,
});

/** Cuts a text to one line. */
export const CUT = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A value without line breaks, such as a phone number. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

interface CutProps {
  /** Maximum width of the value, in px. */
  readonly width: number;
  readonly children: string;
}

/** A text cut to one line in a row; a card shows all of it. */
export function CutText({ width, children }: CutProps) {
  return (
    <Box component="span" title={children} sx={{ 'td &': { ...CUT, maxWidth: width } }}>
      {children}
    </Box>
  );
}

/** A value with smaller, paler text below it. */
export function TwoLines({ children, below }: { readonly children: ReactNode; readonly below: ReactNode }) {
  return (
    <>
      {children}
      <Typography variant="body2" color="textSecondary">
        {below}
      </Typography>
    </>
  );
}
