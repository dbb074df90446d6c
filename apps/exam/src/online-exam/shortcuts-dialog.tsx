import { Box, Button, Typography } from '@concord/ui';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@concord/ui/dialogs';
import { useId } from 'react';
import { changePreferences, usePreferences } from '../device/preferences';
import { Mark } from '../shared/mark';

const KEYS: readonly (readonly [keys: readonly string[], does: string])[] = [
  [['1', '…', '9'], 'Choose that option (0 for the tenth)'],
  [['↑', '↓'], 'Move between the options after you choose one'],
  [['N', '→'], 'Next question'],
  [['P', '←'], 'Previous question'],
  [['F'], 'Flag the question for review, or remove the flag'],
  [['?'], 'Show this help'],
];

const Key = ({ name }: { readonly name: string }) => (
  <Box
    component="kbd"
    sx={{
      display: 'inline-block',
      minWidth: 30,
      px: 0.75,
      mr: 0.5,
      textAlign: 'center',
      font: 'inherit',
      fontWeight: 600,
      border: 1,
      borderColor: 'divider',
      borderRadius: 0.5,
      bgcolor: 'background.default',
    }}
  >
    {name}
  </Box>
);

export function ShortcutsDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId();
  const { shortcuts } = usePreferences();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="xs">
      <DialogTitle id={titleId} component="h2">
        Keyboard shortcuts
      </DialogTitle>
      <DialogContent>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content 1fr', columnGap: 2, rowGap: 1.5 }}
        >
          {KEYS.map(([keys, does]) => (
            <Box key={does} sx={{ display: 'contents' }}>
              <dt>{keys.map((name) => (name === '…' ? '… ' : <Key key={name} name={name} />))}</dt>
              <Typography component="dd" sx={{ m: 0 }}>
                {does}
              </Typography>
            </Box>
          ))}
        </Box>
        <Box
          component="label"
          sx={{ mt: 2, minHeight: 44, display: 'flex', alignItems: 'center', gap: 1.5, cursor: 'pointer' }}
        >
          <Mark
            type="checkbox"
            checked={shortcuts}
            onChange={(event) => changePreferences({ shortcuts: event.target.checked })}
          />
          Use single-key shortcuts
        </Box>
      </DialogContent>
      <DialogActions sx={{ p: 2 }}>
        <Button variant="contained" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
