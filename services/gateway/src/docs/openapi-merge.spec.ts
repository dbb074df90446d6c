import { mergeOpenApi, openApiSchema } from './openapi-merge';

function documentWith(path: string, name: string, type: string) {
  const $ref = `#/components/schemas/${name}`;
  return openApiSchema.parse({
    openapi: '3.1.0',
    paths: {
      [path]: { get: { responses: { 200: { content: { 'application/json': { schema: { $ref } } } } } } },
    },
    tags: [{ name: 'all' }],
    components: { schemas: { [name]: { type } } },
  });
}

describe('mergeOpenApi', () => {
  it('merges the paths under /api and keeps one of equal components', () => {
    const merged = mergeOpenApi({
      students: documentWith('/student', 'Error', 'object'),
      exams: documentWith('/exams', 'Error', 'object'),
    });
    expect(Object.keys(merged.paths)).toEqual(['/api/student', '/api/exams']);
    expect(merged.components).toEqual({ schemas: { Error: { type: 'object' } } });
    expect(merged.tags).toEqual([{ name: 'all' }]);
  });

  it('renames a component that differs from one of the same name, and its references', () => {
    const merged = mergeOpenApi({
      students: documentWith('/student', 'Row', 'object'),
      exams: documentWith('/exams', 'Row', 'array'),
    });
    expect(Object.keys(merged.components.schemas ?? {})).toEqual(['Row', 'exams-Row']);
    expect(JSON.stringify(merged.paths['/api/exams'])).toContain('#/components/schemas/exams-Row');
    expect(JSON.stringify(merged.paths['/api/student'])).toContain('#/components/schemas/Row');
  });
});
