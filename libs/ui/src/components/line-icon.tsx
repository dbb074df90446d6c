import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

/** Makes an icon component of SVG path data in a view box of 24 x 24; `name` is for React's developer tools. */
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
