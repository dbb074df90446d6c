import { lineIcon } from '@concord/ui';

const ICONS = {
  form: lineIcon('FormIcon', 'M6 3.5h9l4 4v13H6zM15 3.5v4h4M9 12h7M9 16h5'),
  account: lineIcon('AccountIcon', 'M3 7h18v11H3zM3 10.5h18M6.5 14.5h4'),
  exam: lineIcon('ExamIcon', 'M6 3.5h9l3 3v14H6zM9 10h6M9 13.5h6M9 17h3.5'),
  steps: lineIcon('StepsIcon', 'M3.5 20.5h4.25v-5H12v-5h4.25v-5h4.25M12 3.5h8.5V12'),
  book: lineIcon(
    'CpdIcon',
    'M12 6.5C10 4.5 7 4 3.5 4v14c3.5 0 6.5.5 8.5 2.5 2-2 5-2.5 8.5-2.5V4C17 4 14 4.5 12 6.5zM12 6.5v14',
  ),
  card: lineIcon('CardIcon', 'M3 5.5h18v13H3zM6.5 9h4v5h-4zM13.5 10h4M13.5 13.5h4'),
  directory: lineIcon(
    'DirectoryIcon',
    'M5 3.5h14v17H5zM12 7a2.2 2.2 0 1 1 0 4.4A2.2 2.2 0 0 1 12 7zM8 16.5c.5-2.4 2-3.6 4-3.6s3.5 1.2 4 3.6',
  ),
  person: lineIcon('ProfileIcon', 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.5 20.5c.5-4 3.5-6 7.5-6s7 2 7.5 6'),
  people: lineIcon(
    'StaffIcon',
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 19.5c.5-3.5 3-5.5 6.5-5.5s6 2 6.5 5.5M16 5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .5 3.25 2.5 3.5 5',
  ),
  shield: lineIcon(
    'DataIcon',
    'M12 3.5l7.5 3v5c0 4.5-3 7.75-7.5 9-4.5-1.25-7.5-4.5-7.5-9v-5zM9 12l2.25 2.25L15.5 10',
  ),
  devices: lineIcon('DevicesIcon', 'M4 5h11v9H4zM2.5 17.5H12M16 9h4.5v10H16zM18 16.5h.5'),
};

export type AreaIconName = keyof typeof ICONS;

/** Icon of an area's card. It loads after the first paint, as the paths of all icons are long. */
export default function AreaIcon({ name }: { readonly name: AreaIconName }) {
  const Icon = ICONS[name];
  return <Icon />;
}
