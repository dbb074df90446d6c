import { serialRefusal } from './serial-refusal';

const OTHER = { path: 'studentName', message: 'Another name' };
const COURSE = { path: 'selectedCourse', message: 'Another course' };
const REVOKED = 'The certificate for this serial number was revoked';

describe('serialRefusal', () => {
  it.each([
    ['a wrong name', 'Another name', [OTHER], { fields: [['studentName', 'Another name']] }],
    ['a wrong course', 'Another course', [COURSE], { fields: [['selectedCourse', 'Another course']] }],
    [
      'both',
      'Another name',
      [OTHER, COURSE],
      {
        fields: [
          ['studentName', 'Another name'],
          ['selectedCourse', 'Another course'],
        ],
      },
    ],
    ['a revoked certificate', REVOKED, [], { fields: [], serial: REVOKED }],
    [
      'the answer of an earlier release',
      'Invalid serial number ',
      [],
      { fields: [], whole: expect.stringContaining('a different name or course') },
    ],
    ['a field that the form lacks', REVOKED, [{ path: 'x', message: 'y' }], { fields: [], serial: REVOKED }],
  ])('says where %s belongs', (_kind, message, issues, shown) => {
    expect(serialRefusal({ message, issues })).toEqual(shown);
  });
});
