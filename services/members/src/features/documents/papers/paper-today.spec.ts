import type { MemberGrade, Standing } from '@concord/contracts';
import { paperToday } from './paper-today';

const gone = { holds: false, because: 'the member is not in good standing' };

describe('paperToday', () => {
  it.each<[Standing, MemberGrade, ReturnType<typeof paperToday>]>([
    ['current', 'Full', { holds: true }],
    ['grace', 'Full', { holds: true }],
    ['current', 'Senior', { holds: false, because: 'the grade is Senior now' }],
    ['lapsed', 'Full', gone],
    ['suspended', 'Full', gone],
    ['resigned', 'Senior', gone],
    ['deceased', 'Full', gone],
    ['struck-off', 'Full', gone],
    ['pending', 'Full', gone],
  ])('of a Full member who is %s in grade %s today', (standing, grade, expected) => {
    expect(paperToday({ grade: 'Full' }, { grade, standing })).toEqual(expected);
  });
});
