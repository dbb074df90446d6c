import { exportColumns, exportFormats } from './export-columns';
import { exportBody } from './exports.schemas';

const ORDER = { kind: 'certificates', format: 'xlsx', columns: ['State'] };
const problemsOf = (change: object) =>
  exportBody.safeParse({ ...ORDER, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('a file of the list of certificates', () => {
  it('has the columns that belong to those of the page, in its own order', () => {
    const namesOf = (...shown: string[]) => exportColumns('certificates', shown).map(({ name }) => name);
    expect(namesOf('Course', 'Student name', 'Actions')).toEqual(['Name', 'Course']);
    expect(namesOf('Certificate')).toEqual(['Number', 'Exam', 'Date', 'Issued at', 'Made']);
    expect(namesOf('State')).toEqual(['Status', 'Invalid since', 'Reason', 'Replaces', 'Replaced by']);
    expect(namesOf('Serial number')).toEqual(['Serial number']);
  });

  it('takes the filters of the list and no other', () => {
    const id = 'a'.repeat(24);
    const query = { status: 'revoked', course: id, exam: id, year: '2026', search: 'Bello' };
    expect(exportBody.parse({ ...ORDER, query }).query).toEqual(query);
    expect(problemsOf({ query: { status: 'lost' } })).toEqual(['query.status']);
    expect(problemsOf({ query: { year: '26' } })).toEqual(['query.year']);
    expect(problemsOf({ query: { colour: 'red' } })).toEqual(['query']);
    expect(problemsOf({ query: { page: '2' } })).toEqual(['query.page']);
  });

  it('is Excel or PDF, and chosen from by filters alone', () => {
    expect(exportFormats('certificates')).toEqual(['xlsx', 'pdf']);
    expect(problemsOf({ format: 'zip' })).toEqual(['format']);
    expect(problemsOf({ ids: ['a'.repeat(24)] })).toEqual(['ids']);
    expect(problemsOf({ columns: ['Score'] })).toEqual(['columns']);
  });
});
