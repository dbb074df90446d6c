import type { AdminUpdateBody, Role } from '@concord/contracts';
import { rightsAfter } from './staff-rights';

describe('rightsAfter', () => {
  it.each<[before: [Role, boolean], AdminUpdateBody, after: [Role, boolean]]>([
    [['ADMIN', false], { finance: true }, ['ADMIN', true]],
    [['ADMIN', true], { finance: true }, ['ADMIN', true]],
    [['ADMIN', true], { finance: false }, ['ADMIN', false]],
    [['PENDING', false], { role: 'ADMIN' }, ['ADMIN', false]],
    [['PENDING', false], { role: 'ADMIN', finance: true }, ['ADMIN', true]],
    [['ADMIN', true], { role: 'SUPER_ADMIN' }, ['SUPER_ADMIN', true]],
    [['ADMIN', true], { role: 'SUPER_ADMIN', finance: false }, ['SUPER_ADMIN', false]],
    [['SUPER_ADMIN', true], { role: 'ADMIN' }, ['ADMIN', true]],
    [['SUPER_ADMIN', true], { finance: false }, ['SUPER_ADMIN', false]],
    [['SUPER_ADMIN', false], { role: 'ADMIN', finance: true }, ['ADMIN', true]],
    [['ADMIN', true], { role: 'PENDING' }, ['PENDING', false]],
  ])('changes %j by %j to %j', ([role, hasFinance], change, [roleAfter, hasFinanceAfter]) => {
    const after = { role: roleAfter, hasFinance: hasFinanceAfter };
    expect(rightsAfter({ role, hasFinance }, change)).toEqual(after);
  });

  it.each<[Role, AdminUpdateBody]>([
    ['SUPER_ADMIN', { finance: true }],
    ['PENDING', { finance: true }],
    ['ADMIN', { role: 'SUPER_ADMIN', finance: true }],
    ['ADMIN', { role: 'PENDING', finance: true }],
  ])('refuses for %s the change %j', (role, change) => {
    expect(() => rightsAfter({ role, hasFinance: false }, change)).toThrow(
      expect.objectContaining({ statusCode: 409 }),
    );
  });
});
