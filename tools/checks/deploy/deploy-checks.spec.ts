import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ROOT, cacheDir } from '../../lib/paths.ts';
import { MissingError } from '../../stores/store.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { processVariables } from '../variables.ts';
import { composeOf } from './compose.ts';
import { composeProblems } from './deploy-checks.ts';
import { imagesOf } from './dockerfile.ts';
import { calledServices } from './internal-calls.ts';
import { schemaProblems } from './kubernetes-schemas.ts';
import { variableProblems } from './variable-problems.ts';

const folder = temporaryFolder();
const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
const programs = await processVariables();

describe('composeProblems', () => {
  /** Problems after one text was replaced by another. */
  const planted = (was: string | RegExp, is: string): string[] => {
    const changed = text.replace(was, is);
    assert.notEqual(changed, text);
    return composeProblems(ROOT, programs, composeOf(changed));
  };

  it('finds nothing in the file as it is', () => {
    assert.deepEqual(composeProblems(ROOT, programs), []);
  });

  it('finds a variable that is missing, and one that nobody reads', () => {
    assert.deepEqual(planted('  JWT_PRIVATE_KEY: $', '  JWT_PRIVAT_KEY: $'), [
      'docker-compose.yml: students lacks JWT_PRIVATE_KEY',
      'docker-compose.yml: students sets JWT_PRIVAT_KEY, which its program does not read',
    ]);
  });

  it('finds an image that does not say what it was built from', () => {
    const images = imagesOf(
      'FROM debian AS exams\nENV VERSION=$VERSION\nCMD ["node", "services/exams/dist/main.js"]\n',
    );
    const container = { name: 'exams', image: 'exams', command: [], parts: [], probes: [], files: [] };
    const found = variableProblems('compose', [{ ...container, variables: new Map() }], images, programs);
    assert.deepEqual(
      found.filter((problem) => problem.includes('image')),
      ['compose: exams has an image without COMMIT'],
    );
  });

  it('finds a command that the build does not make', () => {
    assert.deepEqual(planted('services/exams/dist/worker.js', 'services/exams/dist/works.js').slice(0, 2), [
      'docker-compose.yml: exams-worker runs a program without a schema',
      'docker-compose.yml: exams-worker runs services/exams/dist/works.js, which the build does not make',
    ]);
  });

  it('finds a command that is not in the image', () => {
    const found = planted('services/exams/dist/worker.js', 'services/students/dist/worker.js');
    const problem =
      'docker-compose.yml: exams-worker runs services/students/dist/worker.js, which is not in its image';
    assert.ok(found.includes(problem));
  });

  it('finds probes of another port and of a path that nothing answers', () => {
    const found = planted('8080/health/ready', '8081/health/reddy');
    assert.ok(found.includes('docker-compose.yml: exams is probed at port 8081, but listens at 8080'));
    assert.ok(
      found.includes('docker-compose.yml: exams is probed at /health/reddy, which it does not answer'),
    );
  });

  it('finds an address where nothing listens', () => {
    assert.deepEqual(
      planted('S3_ENDPOINT:-http://minio:9000', 'S3_ENDPOINT:-http://minio:9001').slice(0, 1),
      ['docker-compose.yml: media has S3_ENDPOINT=http://minio:9001, where nothing listens'],
    );
  });

  it('finds a process that is not given the site settings which it reads', () => {
    assert.deepEqual(planted('    configs: *site-settings\n', ''), [
      'docker-compose.yml: gateway reads /etc/concord/site-settings.yaml, which it is not given',
    ]);
    assert.equal(planted('target: /etc/concord/site-settings.yaml', 'target: /etc/settings.yaml').length, 9);
  });

  it('finds networks that keep a service from what it calls, and let it reach what it does not need', () => {
    const found = planted('networks: [public, internal]', 'networks: [public, objects]');
    assert.ok(
      found.includes('docker-compose.yml: gateway -> exams:8080 is needed, but they share no network'),
    );
    assert.ok(found.includes('docker-compose.yml: gateway reaches minio, but does not need it'));
  });

  it('finds what weakens a container', () => {
    const found = planted(/read_only: true\n {2}tmpfs: \[\/tmp\]\n {2}cap_drop: \[ALL\]/, 'read_only: false');
    assert.ok(found.includes('docker-compose.yml: gateway can write to its root'));
    assert.ok(found.includes('docker-compose.yml: gateway keeps capabilities'));
    assert.deepEqual(planted("'127.0.0.1:${GRAFANA_PORT:-3000}:3000'", "'3000:3000'"), [
      'docker-compose.yml: grafana is published beyond this machine',
    ]);
    assert.deepEqual(planted('  mongo-initiate:\n', "  mongo-initiate:\n    ports: ['127.0.0.1:1:1']\n"), [
      'docker-compose.yml: mongo-initiate is published',
    ]);
    assert.deepEqual(planted(/caddy:2[^}]*/, 'caddy:2.11'), [
      'docker-compose.yml: proxy has an image that is not pinned by its digest',
    ]);
  });

  it('finds a number of processes that the tools take for another', () => {
    assert.deepEqual(planted("'${EXAMS:-2}'", "'${EXAMS:-3}'"), [
      'docker-compose.yml: exams has ${EXAMS:-3} replicas, but the tools say ${EXAMS:-2}',
    ]);
  });
});

describe('imagesOf', () => {
  it('knows command, variables and folders of a target, with those of the stage that it is made from', () => {
    const file = [
      'FROM node AS runtime',
      'ENV PORT=8080 \\',
      '    HOST=0.0.0.0',
      'FROM runtime AS exams',
      'COPY --from=build /built/services/exams ./services/exams',
      'CMD ["node", "services/exams/dist/main.js"]',
    ].join('\n');
    assert.deepEqual(imagesOf(file).get('exams'), {
      command: ['node', 'services/exams/dist/main.js'],
      variables: { PORT: '8080', HOST: '0.0.0.0' },
      folders: ['services/exams'],
    });
  });
});

describe('calledServices', () => {
  it('reads who calls whom from the code', () => {
    const called = (service: string, program: string) => calledServices(ROOT, { service, program });
    assert.deepEqual(called('students', 'main'), ['exams', 'media', 'members']);
    assert.deepEqual(called('students', 'worker'), ['media', 'members']);
    assert.deepEqual(called('exams', 'main'), ['media', 'members', 'students']);
    assert.deepEqual(called('media', 'worker'), ['exams', 'members', 'students']);
    assert.deepEqual(called('members', 'main'), ['media', 'students']);
  });
});

describe('schemaProblems', () => {
  it('refuses a field that no version of Kubernetes knows, and a value of another type', async (test) => {
    const file = join(folder(), 'planted.yaml');
    const service = (spec: string) => `apiVersion: v1
kind: Service
metadata: { name: planted }
spec: ${spec}
`;
    writeFileSync(file, [service('{ porst: [] }'), service('{ ports: [{ port: http }] }')].join('---\n'));
    try {
      const problems = await schemaProblems(cacheDir(), [file]);
      assert.match(problems.join('\n'), /1\.34: .*'porst' was unexpected/);
      assert.match(problems.join('\n'), /1\.37: .*'http' is not of type/);
    } catch (error) {
      if (!(error instanceof MissingError)) throw error;
      test.skip(error.message);
    }
  });
});
