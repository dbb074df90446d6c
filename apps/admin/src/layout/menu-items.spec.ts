import { menuFor } from './menu-items';

const titles = (role: Parameters<typeof menuFor>[0]) => menuFor(role).map((item) => item.title);

describe('menuFor', () => {
  it('gives an ADMIN the everyday entries', () => {
    expect(titles('ADMIN')).toEqual([
      'Dashboard',
      'Students',
      'Courses',
      'Serial Number',
      'Student Certificate',
      'Gallery',
      'Live exams',
      'Outbox',
    ]);
  });

  it('gives a SUPER_ADMIN every entry', () => {
    expect(titles('SUPER_ADMIN')).toEqual([
      'Dashboard',
      'Students',
      'Courses',
      'Serial Number',
      'Exams',
      'Exam Upload',
      'Students Result',
      'Student Certificate',
      'Gallery',
      'Staff accounts',
      'Live exams',
      'Late answers',
      'Outbox',
    ]);
  });

  it('gives any other role none', () => {
    expect(titles('PENDING')).toEqual([]);
  });
});
