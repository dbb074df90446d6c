import { styled } from '@mui/material/styles';

/** A link at the start of a page, visible while it has the focus, past what every page repeats. */
export const SkipLink = styled('a')(({ theme }) => ({
  position: 'absolute',
  left: 8,
  top: -100,
  zIndex: 20,
  padding: '12px 20px',
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  borderRadius: 8,
  '&:focus': { top: 8 },
}));
