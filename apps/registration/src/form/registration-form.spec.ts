import { EMPTY_FORM, isComplete, registrationOf, type RegistrationForm } from './registration-form';

const filled = (over: Partial<RegistrationForm> = {}): RegistrationForm => ({
  ...EMPTY_FORM,
  image_data: 'data:image/jpeg;base64,AAAA',
  surname: ' Okoro ',
  firstName: 'Grace',
  email: 'Grace@Example.com',
  serialNumber: 'abcd-efgh-jkmn-pqrs',
  ...over,
});

describe('registrationOf', () => {
  it('contains only the contract’s fields, trimmed, without empty ones', () => {
    const body = registrationOf(filled({ documentType: 'SSCE' }));
    expect(body).toMatchObject({
      surname: 'Okoro',
      email: 'grace@example.com',
      serialNumber: 'ABCD-EFGH-JKMN-PQRS',
    });
    expect(body).not.toHaveProperty('documentType');
    expect(body.title).toBeUndefined();
    expect(body.currentEmploymet).toEqual({ yearsExperience: '0-1 yr' });
  });

  it('lists the chosen diplomas separately as well', () => {
    const name = 'Executive Professional PGD training course';
    const body = registrationOf(filled({ academicPrograms: [{ name, options: ['Peace Education'] }] }));
    expect(body.pgdCourses).toEqual(['Peace Education']);
    expect(body.academicPrograms).toEqual([{ name, options: ['Peace Education'] }]);
  });

  it('contains documents without their file names', () => {
    const chosen = { name: 'Bsc', file: 'data:application/pdf;base64,AAAA', fileName: 'my scan.pdf' };
    const body = registrationOf(filled({ documents: { higestQualification: chosen, jamb: null } }));
    expect(body.documents).toEqual({ higestQualification: { name: 'Bsc', file: chosen.file } });
  });
});

describe('isComplete', () => {
  it.each([
    [['a', 'b'], true],
    [['a', ''], false],
    [['a', '  '], false],
  ])('%p is %p', (values, complete) => {
    expect(isComplete(values)).toBe(complete);
  });
});
