import { useLocation, useNavigate, useSearchParams } from '@concord/mfe';

const PARAMETER = 'picture';
/** History state of a picture opened from the grid: closing it goes back. */
const FROM_GRID = { fromGrid: true } as const;

export const pictureLinkId = (id: string): string => `picture-${id}`;

/** Link that opens a picture. The picture is in the URL, so Back closes it. */
export const linkToPicture = (id: string) => ({ to: `?${PARAMETER}=${id}`, state: FROM_GRID }) as const;

const isFromGrid = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'fromGrid' in state;

/** Open picture from the URL, with functions to show another one and to close it. */
export function useOpenPicture() {
  const [parameters] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();

  return {
    id: parameters.get(PARAMETER),
    show: (id: string) => void navigate(`?${PARAMETER}=${id}`, { replace: true, state }),
    close: () => void (isFromGrid(state) ? navigate(-1) : navigate(pathname, { replace: true })),
  };
}
