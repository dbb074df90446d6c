import { APPLICATION_FEES, MEMBERSHIP_ROUTES } from '@concord/contracts';
import { contradictionOf } from './fee-and-route';

const DIRECT = 'Direct Membership (N5000, $15)';
const PGD = 'Professional PGD course (N5000, $15)';

describe('contradictionOf', () => {
  it.each([
    ['NYSC Scheme', PGD, 'Executive Professional PGD course', ['NYSC Scheme (N1000)']],
    ['Direct Membership Admission', 'NYSC Scheme (N1000)', 'NYSC Scheme', [DIRECT]],
    [
      'Academic Programs',
      DIRECT,
      'Direct Membership Admission',
      APPLICATION_FEES.filter((fee) => fee.startsWith('Academic')),
    ],
  ])('of the route %s and the fee %s is the route %s', (route, fee, routeOfFee, feesOfRoute) => {
    expect(contradictionOf(route, fee)).toEqual({ routeOfFee, feesOfRoute });
  });

  it.each([
    ['', DIRECT],
    ['Nil', DIRECT],
    ['NYSC Scheme', ''],
    ['NYSC Scheme', 'Nil'],
    ['Executive Professional PGD course', PGD],
    ['Another', 'Another'],
  ])('of %j and %j is none', (route, fee) => expect(contradictionOf(route, fee)).toBeUndefined());

  it('covers the fees of every route and the route of every fee, except Nil', () => {
    for (const fee of APPLICATION_FEES.filter((one) => one !== 'Nil'))
      expect(MEMBERSHIP_ROUTES.filter((route) => contradictionOf(route, fee))).toHaveLength(3);
  });
});
