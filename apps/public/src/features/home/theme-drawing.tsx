import { Box } from '@concord/ui';
import type { ThemeName } from '../../content/home';

/** SVG paths in a view box of 240 by 180: pale fill, lines in the main colour, accents in the second colour. */
type Drawing = readonly [pale: string, line: string, accent: string];

const DRAWINGS: Readonly<Record<ThemeName, Drawing>> = {
  postgraduate: [
    'M120 40l68 27-68 27-68-27zM84 80v30c0 10 16 17 36 17s36-7 36-17V80l-36 14z',
    'M120 40l68 27-68 27-68-27zM84 80v30c0 10 16 17 36 17s36-7 36-17V80M58 150c22-8 44-6 62 4 18-10 40-12 62-4M120 154v-8',
    'M120 67l62 12v31M182 110l-6 16h12z',
  ],
  diplomas: [
    'M58 38h124v90H58z',
    'M146 128H58V38h124v90h-4M80 60h80M80 78h80M80 96h44M80 110h28',
    'M162 96a17 17 0 1 0 .1 0zM151 127l-5 30 16-9 16 9-5-30M162 107v12M156 113h12',
  ],
  corps: [
    'M64 154c0-38 14-56 38-56s38 18 38 56zM102 50a20 20 0 1 0 .1 0z',
    'M64 154c0-38 14-56 38-56s38 18 38 56M82 66a20 20 0 1 0 40 0M70 64h64M82 63c0-14 8-22 20-22s20 8 20 22M86 154v-20M118 154v-20',
    'M88 101l14 17 14-17M170 154V52M170 54h38l-10 13 10 13h-38',
  ],
  clubs: [
    'M92 152c0-26 10-40 28-40s28 14 28 40zM44 154c0-22 8-34 24-34 10 0 18 5 22 14M196 154c0-22-8-34-24-34-10 0-18 5-22 14',
    'M120 76a15 15 0 1 0 .1 0zM92 154c0-27 10-42 28-42s28 15 28 42M68 90a13 13 0 1 0 .1 0zM42 154c0-23 9-36 26-36 9 0 16 4 20 10M172 90a13 13 0 1 0 .1 0zM198 154c0-23-9-36-26-36-9 0-16 4-20 10',
    'M120 60c0-14 0-22 0-34M120 46c-10 1-17-4-19-13 10-1 17 4 19 13zM120 38c10 1 17-4 19-13-10-1-17 4-19 13z',
  ],
  research: [
    'M52 34h92v120H52zM162 88a27 27 0 1 0 .1 0z',
    'M144 82V34H52v120h92v-10M72 56h52M72 72h34M74 134v-18M92 134v-34M110 134v-24',
    'M162 88a27 27 0 1 0 .1 0zM182 134l22 22M150 115c0-8 5-13 12-13',
  ],
  executive: [
    'M36 154v-26h42v-26h42V76h42V50h42v104z',
    'M36 154v-26h42v-26h42V76h42V50h42M28 154h184M48 154h.1M92 128l18-18 14 4M62 84a9 9 0 1 0 .1 0zM62 102v16l-10 10M62 118l8 10M50 112l12-6 14-2',
    'M184 50V20M184 22h26l-8 9 8 9h-26',
  ],
  examinations: [
    'M56 30h94v124H56zM164 92a32 32 0 1 0 .1 0z',
    'M150 86V30H56v124h72M74 56l6 6 11-12M104 57h28M74 84l6 6 11-12M104 85h22M74 112l6 6 11-12M104 113h12',
    'M164 92a32 32 0 1 0 .1 0zM164 106v18l12 8M158 84h12M164 84v8',
  ],
  workplace: [
    'M48 118h144v12H48zM66 118c0-11 8-18 20-18s20 7 20 18zM134 118c0-11 8-18 20-18s20 7 20 18z',
    'M44 118h152M44 130h152M60 130v24M180 130v24M86 74a12 12 0 1 0 .1 0zM66 118c0-11 8-18 20-18s20 7 20 18M154 74a12 12 0 1 0 .1 0zM134 118c0-11 8-18 20-18s20 7 20 18',
    'M62 30h46v24H96l-8 9v-9H62zM132 30h46v24h-26v9l-8-9h-12zM74 42h22M144 42h22',
  ],
  licence: [
    'M44 58h152v92H44z',
    'M104 58H44v92h152V58h-60M80 84a13 13 0 1 0 .1 0zM60 134c0-13 8-20 20-20s20 7 20 20M120 86h56M120 102h56M120 118h32',
    'M104 66h32V50h-32zM108 50L92 20M132 50l16-30M160 130l7 7 13-15',
  ],
};

/** Decorative drawing of a programme theme. */
export function ThemeDrawing({ name }: { readonly name: ThemeName }) {
  const [pale, line, accent] = DRAWINGS[name];
  return (
    <Box
      component="svg"
      viewBox="0 0 240 180"
      aria-hidden="true"
      sx={{ display: 'block', width: '100%', height: 'auto', color: 'primary.main' }}
    >
      <g fill="currentColor" stroke="none">
        <ellipse cx="120" cy="158" rx="104" ry="9" opacity=".14" />
        <circle cx="120" cy="92" r="74" opacity=".07" />
        <path d={pale} opacity=".1" />
      </g>
      <g fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <path d={line} />
        <Box component="path" d={accent} sx={{ color: 'secondary.main' }} />
      </g>
    </Box>
  );
}
