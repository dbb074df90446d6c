import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ROOT } from '../../lib/paths.ts';
import { commandProblems, untoldScripts } from './command-problems.ts';
import { docsProblems } from './docs-checks.ts';
import { drillProblems } from './drill-problems.ts';
import { linkProblems, orphanProblems } from './link-problems.ts';
import { messageProblems } from './message-problems.ts';
import { pageOf } from './page.ts';
import { readRepository } from './repository.ts';
import { sizingProblems } from './sizing-problems.ts';
import { wordingProblems } from './wording-problems.ts';

const repository = readRepository(ROOT);
const page = (...lines: string[]) => pageOf('page.md', lines.join('\n'));

describe('commandProblems', () => {
  const problems = (...lines: string[]) => commandProblems(page(...lines), repository);
  const block = (...lines: string[]) => ['```', ...lines, '```'];

  it('finds nothing in commands that work', () => {
    const right = [
      'npm run secrets -- --keep .env --output .env',
      'CONCORD_URL=http://localhost:8080 npm run bench:exam -- --candidates 2000 --find-largest',
      'npm test -- integration exams && npm run --silent sbom > sbom.json',
      'docker compose --profile scan up --detach --wait --scale exams=3 gateway    # a comment',
      'docker compose exec --env RETENTION_YEARS=7 students node services/students/dist/retention.js --purge',
      'docker compose exec backup node tools/backup/main.ts verify',
      'sh deploy/roll.sh media media-worker',
      'sh deploy/restore.sh --replace concord',
      'for image in gateway exams; do',
      '  docker build --target $image .',
      'done',
      'kubectl apply --filename k8s/base/namespace.yaml',
      'kubectl apply --kustomize k8s/overlays/demo',
      'kubectl --namespace concord create job hurry --image concord/exams:dev',
      'kubectl --namespace concord wait job/hurry --for condition=Complete',
      'kubectl --namespace concord exec deployment/students -- true',
      'kubectl --namespace concord logs --selector app.kubernetes.io/name=exams --tail 50',
      'curl http://localhost:8080/api/health/ready | grep ok',
      'COMPOSE_FILE=docker-compose.yml:deploy/own-redis.yml',
      'SMTP_URL=smtps://user:password@mail.example.org',
    ];
    assert.deepEqual(problems(...block(...right)), []);
  });

  for (const [command, problem] of [
    ['npm run secret', 'npm has no script secret'],
    ['npm run secrets -- --rename .env', 'tools/commands/secrets.mjs has no option --rename'],
    ['npm run secrets --keep .env', 'npm run secrets --keep .env lacks -- before what the script gets'],
    ['npm run bench:exam -- --pupils 3', 'tools/commands/bench-exam.ts has no option --pupils'],
    ['npm test -- lint unity', 'npm test knows no unity'],
    ['sh deploy/rolls.sh', 'there is no deploy/rolls.sh'],
    ['sh deploy/roll.sh gatewy', 'docker-compose.yml has no service gatewy'],
    ['sh deploy/restore.sh --force', 'deploy/restore.sh has no option --force'],
    ['node tools/backup/main.js list', 'there is no tools/backup/main.js'],
    ['docker compose start mongodb', 'docker-compose.yml has no service mongodb'],
    ['docker compose --profile proxies up', 'docker-compose.yml has no profile proxies'],
    ['docker compose up --detached', 'docker compose up has no option --detached'],
    ['docker compose up --scale exam=2', 'docker-compose.yml has no service exam'],
    ['docker compose log exams', 'docker compose has no command log'],
    ['docker compose exec backup node tools/backup/main.ts try', 'tools/backup/main.ts has no command try'],
    [
      'docker compose exec students node services/students/dist/purge.js',
      'there is no services/students/dist',
    ],
    ['docker compose exec --env RETENTION=7 students true', 'there is no variable RETENTION'],
    ['RETENTION=7 npm run retention', 'there is no variable RETENTION'],
    ['COMPOSE_FILE=docker-compose.yml:deploy/own-mongo.yml', 'there is no deploy/own-mongo.yml'],
    ['COMPOSE_PROFILES=observability,scans', 'docker-compose.yml has no profile scans'],
    ['kubectl apply --kustomize k8s/overlays/trial', 'k8s/overlays/trial has no kustomization.yaml'],
    ['kubectl apply --filename k8s/base/names.yaml', 'there is no k8s/base/names.yaml'],
    ['kubectl --namespace concorde get pods', 'no manifest has the namespace concorde'],
    ['kubectl rollout restart deployment/exam', 'no manifest has the deployment exam'],
    ['kubectl describe deploy exam', 'no manifest has the deployment exam'],
    ['kubectl logs -l app.kubernetes.io/name=exam --tail 5', 'no manifest has the name exam'],
    ['kubectl logs -l app.kubernetes.io/name=exams', 'kubectl logs with a selector needs --tail'],
    ['kubectl patch hpa exam --patch {}', 'no manifest has the horizontalpodautoscaler exam'],
  ] as const) {
    it(`finds the mistake of ${command}`, () => {
      const found = problems(...block(command));
      assert.equal(found.length, 1, found.join('\n'));
      assert.ok(found[0]?.startsWith(`page.md: ${problem}`), found[0]);
    });
  }

  it('reads commands, files and settings within a text, and blocks within a list', () => {
    assert.deepEqual(
      problems(
        '1. Run `npm run secret`, read `docs/no.md`, set `GATEWAY=2`:',
        '',
        '   ```sh',
        '   sh no.sh',
        '   ```',
      ),
      [
        'page.md: there is no no.sh',
        'page.md: npm has no script secret',
        'page.md: there is no variable GATEWAY',
        'page.md: there is no docs/no.md',
      ],
    );
  });

  it('reads the variables of a table', () => {
    assert.deepEqual(problems('| variable | default |', '| --- | --- |', '| `PORT`, `PORTS` | `NOTHING` |'), [
      'page.md: there is no variable PORTS',
    ]);
  });

  it('finds a variable in a page for Compose that Compose does not read', () => {
    const text =
      '```\nSMTP_URL=smtps://mail.example.org\nMAX_IN_FLIGHT=2\n```\n\n`DRAIN_SECONDS=3 npm start`';
    assert.deepEqual(commandProblems(pageOf('docs/operations/mail.md', text), repository), [
      'docs/operations/mail.md: docker-compose.yml does not read MAX_IN_FLIGHT',
    ]);
    assert.deepEqual(commandProblems(pageOf('README.md', text), repository), []);
  });

  it('leaves other languages, and what a reader fills in', () => {
    assert.deepEqual(
      problems('```js', 'npm run nothing', '```', '`npm run <name>`, `docker compose logs <service>`'),
      [],
    );
  });
});

describe('untoldScripts', () => {
  it('finds a script that no page tells of', () => {
    const scripts = { start: 'x', 'bench:one': 'y', 'bench:two': 'z' };
    const pages = [page('`npm start`'), page('```', 'CONCORD_URL=x npm run --silent bench:one', '```')];
    assert.deepEqual(untoldScripts(pages, { ...repository, scripts }), [
      'no page tells of npm run bench:two',
    ]);
  });
});

describe('linkProblems', () => {
  const there = (path: string) => ['docs', 'docs/one.md', 'docs/sub/two.md'].includes(path);
  const two = pageOf('docs/sub/two.md', '# Two\n\n## Set `it` up: now\n\n## Again\n\n## Again\n');
  const problems = (text: string) => linkProblems([pageOf('docs/one.md', `# One\n\n${text}`), two], there);

  it('follows links to files and headings, also those that are there twice', () => {
    const links = [
      'sub/two.md',
      'sub/two.md#set-it-up-now',
      'sub/two.md#again-1',
      '#one',
      '../docs',
      'https://example.org/x',
    ];
    assert.deepEqual(problems(links.map((link) => `[x](${link})`).join(' ')), []);
  });

  it('finds a file and a heading that are not there', () => {
    assert.deepEqual(problems('[x](two.md) [x](sub/two.md#set-it) [x](#two)'), [
      'docs/one.md: there is no docs/two.md',
      'docs/one.md: docs/sub/two.md has no heading #set-it',
      'docs/one.md: docs/one.md has no heading #two',
    ]);
  });

  it('finds a page that its index does not lead to', () => {
    const index = pageOf('docs/README.md', '[One](one.md#top)');
    const pages = [index, pageOf('docs/one.md', ''), pageOf('docs/other.md', ''), two];
    assert.deepEqual(orphanProblems(pages, 'docs/README.md'), [
      'docs/README.md: nothing leads to docs/other.md',
    ]);
  });
});

describe('drillProblems', () => {
  it('finds a mark without commands, and one that is there twice', () => {
    const block = ['<!-- drill: roll -->', '', '```', 'sh deploy/roll.sh', '```', ''];
    assert.deepEqual(drillProblems(page(...block)), []);
    assert.deepEqual(drillProblems(page(...block, ...block, '<!-- drill: make -->', '', 'Then')), [
      'page.md: no commands follow the mark of the drill make',
      'page.md: the drill roll is marked twice',
    ]);
  });
});

describe('messageProblems', () => {
  it('finds a quoted message that no program prints, but for the parts that differ', () => {
    const rows = [
      '| `… of level N first` | a |',
      '| `The file … is full` | b |',
      '| words, `PORT` | `no message` |',
    ];
    const table = page('| what you see | do |', '| - | - |', ...rows);
    assert.deepEqual(messageProblems(table, 'a release of level ${level} first; The file ${file} is gone'), [
      'page.md: nothing prints “is full”',
    ]);
  });
});

describe('sizingProblems', () => {
  const table = (gateways: string, exams: string) =>
    page('| at once | 100 | 20,000 |', '| - | - | - |', `| gateways | 2 | ${gateways} |`, exams);

  it('finds numbers that differ from those of the code, and a row that is gone', () => {
    assert.deepEqual(sizingProblems(table('3', '| exams processes | 2 | 5 |')), []);
    assert.deepEqual(sizingProblems(table('2', '| exams | 2 | 5 |')), [
      'page.md: 20000 candidates need 3 gateways, not 2',
      'page.md: 100 candidates need 2 exams processes, not nothing',
      'page.md: 20000 candidates need 5 exams processes, not nothing',
    ]);
  });
});

describe('wordingProblems', () => {
  const problems = (text: string) => wordingProblems(page(text)).join('\n');
  const long = `Run ${'it and '.repeat(15)}wait.`;

  for (const [name, text, problem] of [
    ['a word', 'Mend the file.', /page\.md: “Mend”: say fix or correct/],
    ['a long sentence', long, /A sentence of 32 words/],
    ['one in a list', `- ${long}`, /A sentence of 32 words/],
    ['a word in a table', '| a |\n| - |\n| whoever asks |', /“whoever”/],
  ] as const)
    it(`finds ${name}`, () => assert.match(problems(text), problem));

  it('counts code as one word, and leaves blocks', () => {
    assert.equal(problems(`Run \`${'docker '.repeat(30)}\` now.\n\n\`\`\`\n${long}\n\`\`\``), '');
  });
});

describe('docsProblems', () => {
  it('finds nothing in the documents', () => {
    assert.deepEqual(docsProblems(ROOT), []);
  });
});
