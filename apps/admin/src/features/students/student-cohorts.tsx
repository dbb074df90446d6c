import type { Student } from '@concord/contracts';
import { Link } from '@concord/mfe';
import { Box, TARGET_PX } from '@concord/ui';
import { Chip } from '@concord/ui/display';
import { GroupIcon } from '../../shared/cohorts/group-icon';
import { useCohortListQuery } from '../../shared/cohorts/requests';

const SHOWN = 25;
const CHIP = { '@media (pointer: coarse), (max-width: 899.98px)': { height: TARGET_PX } };

/** Links to a student's cohorts; renders nothing without any. */
export function StudentCohorts({ student: { _id } }: { readonly student: Student }) {
  const { currentData } = useCohortListQuery({ query: { student: _id, page: 1, pageSize: SHOWN } });
  if (!currentData?.items.length) return null;
  return (
    <Box
      component="ul"
      aria-label="Cohorts"
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0 }}
    >
      {currentData.items.map((cohort) => (
        <li key={cohort._id}>
          <Chip
            component={Link}
            to={`/admin/cohorts/${cohort._id}`}
            clickable
            variant="outlined"
            icon={<GroupIcon />}
            label={cohort.name}
            sx={CHIP}
          />
        </li>
      ))}
    </Box>
  );
}
