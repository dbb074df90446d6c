import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** A line icon drawn on a 24-unit grid from one path. */
export const lineIcon = (name: string, path: string) => {
  function Icon(props: SvgIconProps) {
    return (
      <SvgIcon {...props}>
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </SvgIcon>
    );
  }
  Icon.displayName = name;
  return Icon;
};
