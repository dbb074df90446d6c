// Parts of MUI for the first page; all others are in display, forms and tables, which load on demand.
export { default as Box } from '@mui/material/Box';
export { default as Button } from '@mui/material/Button';
export { default as ButtonBase } from '@mui/material/ButtonBase';
export { default as CircularProgress } from '@mui/material/CircularProgress';
export { default as Container } from '@mui/material/Container';
export { default as GlobalStyles } from '@mui/material/GlobalStyles';
export { default as IconButton } from '@mui/material/IconButton';
export { default as MuiLink } from '@mui/material/Link';
export { default as Paper } from '@mui/material/Paper';
export { default as Skeleton } from '@mui/material/Skeleton';
export { default as Stack } from '@mui/material/Stack';
export { default as SvgIcon } from '@mui/material/SvgIcon';
export { default as Typography } from '@mui/material/Typography';
export { default as useMediaQuery } from '@mui/material/useMediaQuery';
export { styled } from '@mui/material/styles';
export type { SxProps, Theme } from '@mui/material/styles';
