import { useLogout } from '@concord/api-client';
import type { Role } from '@concord/contracts';
import { useNavigate } from '@concord/mfe';
import { Box, styled, Typography, VISUALLY_HIDDEN } from '@concord/ui';
import { Dialog, SearchIcon } from '@concord/ui/display';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useState } from 'react';
import type { PaletteEntry } from './palette-entries';
import { usePalette } from './use-palette';

const Input = styled('input')(({ theme }) => ({
  flexGrow: 1,
  minWidth: 0,
  minHeight: 56,
  border: 0,
  font: 'inherit',
  fontSize: '1.125rem',
  color: theme.vars.palette.text.primary,
  background: 'transparent',
  outline: 'none',
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
}));

const Option = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 12,
  minHeight: 44,
  paddingInline: 16,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': {
    background: theme.vars.palette.primary.light,
    boxShadow: `inset 3px 0 ${theme.vars.palette.primary.main}`,
    // In forced colours the tint is missing.
    outline: '1px solid transparent',
    outlineOffset: -1,
  },
}));

const GROUP = { listStyle: 'none', m: 0, p: 0 } as const;

interface FoundProps {
  readonly entries: readonly PaletteEntry[];
  readonly optionProps: (entry: PaletteEntry, index: number) => object;
}

/** Entries in their groups. */
function Found({ entries, optionProps }: FoundProps) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return groups.map((group) => (
    <Box component="li" role="presentation" key={group} sx={GROUP}>
      <Typography aria-hidden="true" variant="subtitle2" color="textSecondary" sx={{ px: 2, pt: 1 }}>
        {group}
      </Typography>
      <Box component="ul" role="group" aria-label={group} sx={GROUP}>
        {entries.map((entry, index) =>
          entry.group === group ? (
            <Option key={`${entry.to} ${entry.label}`} {...optionProps(entry, index)}>
              <span>{entry.label}</span>
              {entry.detail ? (
                <Typography component="span" variant="body2" color="textSecondary">
                  {entry.detail}
                </Typography>
              ) : null}
            </Option>
          ) : null,
        )}
      </Box>
    </Box>
  ));
}

/** Message without matches; screen readers hear it from the status. */
function NothingFound({ text }: { readonly text: string }) {
  return (
    <Box component="li" role="presentation" sx={{ px: 2, py: 3 }}>
      <Typography aria-hidden="true" sx={{ overflowWrap: 'anywhere' }}>
        Nothing matches “{text.trim()}”.
      </Typography>
      <Typography aria-hidden="true" variant="body2" color="textSecondary">
        Try part of a name, a code, a number or what you want to do, such as “invite”.
      </Typography>
    </Box>
  );
}

function statusText({ entries, isSearching, hasFailed }: ReturnType<typeof usePalette>): string {
  if (isSearching) return 'Searching…';
  const found =
    entries.length === 0 ? 'Nothing found' : entries.length === 1 ? '1 entry' : `${entries.length} entries`;
  return hasFailed ? `${found}. Part of the search failed` : found;
}

export interface PaletteDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/**
 * Separate component inside the dialog, whose content mounts later than the dialog: the hook looks for its
 * input at once.
 */
function Palette({ role, onClose }: PaletteDialogProps) {
  const navigate = useNavigate();
  const logout = useLogout();
  const [text, setText] = useState('');
  const palette = usePalette(role, text);
  const { entries } = palette;
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<PaletteEntry>({
    open: true,
    options: entries,
    value: null,
    inputValue: text,
    autoHighlight: true,
    clearOnEscape: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ label }) => label,
    getOptionKey: ({ to, label }) => `${to} ${label}`,
    onInputChange: (_event, value, reason) => {
      if (reason === 'input') setText(value);
    },
    onChange: (_event, chosen) => {
      if (!chosen) return;
      onClose();
      if (chosen.act === 'sign-out') logout();
      else void navigate(chosen.to);
    },
  });
  return (
    <>
      <Box
        {...getRootProps()}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: 2,
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <SearchIcon color="action" />
        <Input
          {...getInputProps()}
          // Autocomplete's own Escape would only clear the text.
          onKeyDown={(event) => {
            if (event.key === 'Escape') onClose();
          }}
          autoFocus
          maxLength={200}
          aria-label="Search people, numbers, exams, pages and actions"
          placeholder="Person, number, exam, page or action"
        />
      </Box>
      <Box
        component="ul"
        {...getListboxProps()}
        aria-label="Found"
        sx={{ ...GROUP, pb: 1, minHeight: 120, maxHeight: 'min(60vh, 520px)', overflowY: 'auto' }}
      >
        {entries.length === 0 && !palette.isSearching ? <NothingFound text={text} /> : null}
        <Found
          entries={entries}
          optionProps={(option, index) => {
            const { key: _key, ...props } = getOptionProps({ option, index });
            return props;
          }}
        />
      </Box>
      <Box
        sx={{ px: 2, py: 1, borderTop: 1, borderColor: 'divider', display: 'flex', gap: 2, flexWrap: 'wrap' }}
      >
        <Typography role="status" variant="body2" color="textSecondary" sx={{ flexGrow: 1 }}>
          {statusText(palette)}
        </Typography>
        <Typography variant="body2" color="textSecondary" aria-hidden="true">
          ↑ ↓ choose · Enter opens · Esc closes
        </Typography>
      </Box>
    </>
  );
}

/** Opens pages and records by typing: arrow keys choose, Enter opens, Escape closes. */
export default function PaletteDialog(props: PaletteDialogProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      onClose={props.onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { alignSelf: 'flex-start', mt: { xs: 1, md: 8 } } } }}
    >
      <Box component="h2" id={titleId} sx={VISUALLY_HIDDEN}>
        Search everything
      </Box>
      <Palette {...props} />
    </Dialog>
  );
}
