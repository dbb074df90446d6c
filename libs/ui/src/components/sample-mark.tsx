import { type SampleName, shownSamples } from '@concord/institute';
import { styled } from '@mui/material/styles';
import { VISUALLY_HIDDEN } from '../theme/visually-hidden';

// In forced colours the tint is gone and the outline is visible.
const Mark = styled('span')({
  position: 'relative',
  padding: '1px 6px',
  borderRadius: 6,
  outline: '1px solid transparent',
  background: 'var(--mui-palette-secondary-light)',
  color: 'var(--mui-palette-secondary-dark)',
  fontSize: '0.875rem',
  fontWeight: 400,
  lineHeight: 1.5,
  letterSpacing: 0,
  whiteSpace: 'nowrap',
});
const Hidden = styled('span')(VISUALLY_HIDDEN);

/**
 * Marks a value or a list that the institute has not set yet; renders nothing once the settings replace the
 * sample.
 *
 * @example
 * <MuiLink href={`mailto:${email}`}>{email}</MuiLink>
 * <SampleMark of="e-mail" />
 */
export function SampleMark({ of: name }: { readonly of: SampleName }) {
  if (!shownSamples().includes(name)) return null;
  return (
    <>
      {' '}
      <Mark>
        Sample<Hidden> value</Hidden>
      </Mark>
    </>
  );
}
