import { Box, LinkButton, TextLink, Typography } from '@concord/ui';
import type { DataTableColumn } from '@concord/ui/tables';
import type { ComponentType, MouseEvent, ReactNode } from 'react';

/** The row opens the same page on a click: the link's own click must not navigate twice. */
const stopPropagation = (event: MouseEvent) => event.stopPropagation();

/** A word that would take the place of other columns; it breaks, in a cell that keeps some room. */
const LONG_WORD = /\S{21}/;
/** 44 px to a finger, at the same place. */
const TOUCHED = { '@media (pointer: coarse)': { display: 'inline-block', py: 1.5, my: -1.5 } } as const;
const BROKEN = { overflowWrap: 'anywhere', 'td &': { display: 'inline-block', minWidth: 160 } } as const;

/** The link of a row that opens its page. */
export function RowLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const isLong = typeof children === 'string' && LONG_WORD.test(children);
  return (
    <TextLink to={to} onClick={stopPropagation} sx={{ fontWeight: 600, ...TOUCHED, ...(isLong && BROKEN) }}>
      {children}
    </TextLink>
  );
}

/** The View button of a row; `of` names for screen readers what it opens. */
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

/** The last column of a list whose rows have a page of their own. */
export const viewColumn = <Row,>(
  pathOf: (row: Row) => string,
  nameOf: (row: Row) => string,
): DataTableColumn<Row> => ({
  header: 'Action',
  align: 'right',
  kind: 'actions',
  cell: (row) => <ViewButton to={pathOf(row)} of={nameOf(row)} />,
});

/** The last column of a list with buttons in each row. */
export const actionsColumn = <Row,>(Actions: ComponentType<{ readonly row: Row }>): DataTableColumn<Row> => ({
  header: 'Actions',
  align: 'right',
  kind: 'actions',
  cell: (row) => <Actions row={row} />,
});

/** One line, however long the text is. */
export const CUT = {
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;

/** A value that must not break over lines, such as a phone number. */
export function OneLine({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  );
}

interface CutProps {
  /** The widest that the value gets, in pixels. */
  readonly width: number;
  readonly children: string;
}

/** A text that takes one line of a row, however long it is; a card has room for all of it. */
export function CutText({ width, children }: CutProps) {
  return (
    <Box component="span" title={children} sx={{ 'td &': { ...CUT, maxWidth: width } }}>
      {children}
    </Box>
  );
}

/** A value with a smaller, paler one below it. */
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
