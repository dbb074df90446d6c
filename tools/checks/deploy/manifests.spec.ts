import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { claimProblems } from './claim-problems.ts';
import { arrowProblems } from './code-arrows.ts';
import { copyProblems } from './copy-problems.ts';
import { podHardeningProblems } from './hardening-problems.ts';
import { deployedOf, manifestsOf } from './manifests.ts';
import { allowedArrows } from './network-policies.ts';
import { listeningOf, objectProblems, secretProblems } from './object-problems.ts';
import { addressProblems } from './program-problems.ts';

const pod = (name: string, container = '') => `
apiVersion: apps/v1
kind: Deployment
metadata: { name: ${name} }
spec:
  template:
    metadata: { labels: { name: ${name} } }
    spec:
      automountServiceAccountToken: false
      enableServiceLinks: false
      securityContext: { runAsNonRoot: true, seccompProfile: { type: RuntimeDefault } }
      containers:
        - name: main
          image: registry.example.org/concord/${name}:1.0
          ports: [{ name: http, containerPort: 8080 }]
          resources: { requests: { cpu: 1, memory: 1Mi }, limits: { memory: 1Mi } }
          securityContext:
            { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: [ALL] } }
${container}`;

const DENY = `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: deny-all }
spec: { podSelector: {}, policyTypes: [Ingress, Egress] }`;

const EGRESS = `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: from-gateway }
spec:
  podSelector: { matchLabels: { name: gateway } }
  policyTypes: [Egress]
  egress:
    - to: [{ podSelector: { matchLabels: { name: exams } } }]
      ports: [{ port: 8080 }]
    - to: [{ ipBlock: { cidr: 0.0.0.0/0 } }]
      ports: [{ port: 443 }]`;

const INGRESS = `
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata: { name: to-exams }
spec:
  podSelector: { matchExpressions: [{ key: name, operator: In, values: [exams] }] }
  policyTypes: [Ingress]
  ingress:
    - from: [{ podSelector: { matchLabels: { name: gateway } } }]
      ports: [{ port: http }]`;

const of = (...texts: string[]) => manifestsOf(texts.join('\n---\n'));

describe('allowedArrows', () => {
  it('tells the connections that both sides allow', () => {
    assert.deepEqual(allowedArrows(of(pod('gateway'), pod('exams'), DENY, EGRESS, INGRESS)), {
      arrows: ['gateway -> exams:8080', 'gateway -> outside:443'],
      problems: [],
    });
  });

  it('finds what one side alone allows, and pods that nothing isolates', () => {
    const { arrows, problems } = allowedArrows(of(pod('gateway'), pod('exams'), EGRESS));
    assert.deepEqual(arrows, ['gateway -> outside:443']);
    assert.deepEqual(problems, [
      'gateway: no policy limits its Ingress',
      'exams: no policy limits its Ingress',
      'exams: no policy limits its Egress',
      'gateway -> exams:8080 is allowed on one side only',
    ]);
  });
});

describe('arrowProblems', () => {
  it('finds calls that nothing allows, and rules that nothing uses', () => {
    assert.deepEqual(arrowProblems('k8s', ['exams -> media:8080'], ['exams -> students:8080']), [
      'k8s: exams -> students:8080 is needed, but not allowed',
      'k8s: exams -> media:8080 is allowed, but nothing makes it',
    ]);
  });
});

describe('deployedOf', () => {
  const CONFIG = 'apiVersion: v1\nkind: ConfigMap\nmetadata: { name: shared }\ndata: { LOG_LEVEL: info }';
  const container = `          envFrom: [{ configMapRef: { name: shared } }]
          env: [{ name: PASSWORD, value: x }, { name: REDIS_URL, value: "redis://:$(PASSWORD)@redis" }]
          readinessProbe: { httpGet: { path: /health/ready, port: http } }`;

  it('knows variables of maps and of its own, and probes', () => {
    const [exams] = deployedOf(of(pod('exams', container), CONFIG));
    assert.deepEqual([...(exams?.variables.keys() ?? [])], ['LOG_LEVEL', 'PASSWORD', 'REDIS_URL']);
    assert.deepEqual(exams?.parts, ['PASSWORD']);
    assert.deepEqual(exams?.probes, [{ path: '/health/ready', port: 8080 }]);
  });

  it('knows the files that its maps make', () => {
    const mounting = `${container}
          volumeMounts: [{ name: tmp, mountPath: /tmp }, { name: shared, mountPath: /etc/concord }]
      volumes: [{ name: tmp, emptyDir: {} }, { name: shared, configMap: { name: shared } }]`;
    const [exams] = deployedOf(of(pod('exams', mounting), CONFIG));
    assert.deepEqual(exams?.files, ['/etc/concord/LOG_LEVEL']);
  });

  it('refuses a map that is not there', () => {
    assert.throws(() => deployedOf(of(pod('exams', container))), /ConfigMap shared/);
  });
});

describe('claimProblems', () => {
  const claim = (mode: string) =>
    of(`kind: PersistentVolumeClaim\nmetadata: { name: assets }\nspec: { accessModes: [${mode}] }`);

  it('finds a claim that another overlay describes differently', () => {
    const problem = 'k8s/overlays: the claim assets is another one in demo than in production';
    const problems = (demo: string, production: string) =>
      claimProblems(
        new Map([
          ['demo', claim(demo)],
          ['production', claim(production)],
        ]),
      );
    assert.deepEqual(problems('ReadWriteOnce', 'ReadWriteMany'), [problem]);
    assert.deepEqual(problems('ReadWriteMany', 'ReadWriteMany'), []);
  });
});

describe('copyProblems', () => {
  const job = (volume: string) => `
apiVersion: batch/v1
kind: CronJob
metadata: { name: backup }
spec:
  jobTemplate:
    spec:
      template:
        spec:
          containers:
            - name: main
              image: concord/backup:dev
              env: [{ name: BACKUP_TARGET, value: /backups }]
              volumeMounts: [{ name: backups, mountPath: /backups }]
          volumes: [{ name: backups, ${volume} }]`;

  it('finds copies in a folder that ends with the pod of its job', () => {
    const problem = 'k8s: backup keeps copies in /backups, which ends with its pod';
    assert.deepEqual(copyProblems('k8s', of(job('emptyDir: {}'))), [problem]);
    assert.deepEqual(copyProblems('k8s', of(job('emptyDir: {}').replace('mountPath', 'path'))), [problem]);
    assert.deepEqual(copyProblems('k8s', of(job('persistentVolumeClaim: { claimName: backups }'))), []);
    assert.deepEqual(copyProblems('k8s', of(job('emptyDir: {}').replace('/backups }]', 's3:x }]'))), []);
  });
});

describe('objectProblems', () => {
  const service = (selector: string, port: string) =>
    `apiVersion: v1\nkind: Service\nmetadata: { name: exams }\nspec: { selector: { name: ${selector} }, ports: [{ port: 8080, targetPort: ${port} }] }`;

  it('finds a Service that selects nothing or has a port that its pods lack', () => {
    assert.deepEqual(objectProblems('k8s', of(pod('exams'), service('exams', 'http'))), []);
    assert.deepEqual(objectProblems('k8s', of(pod('exams'), service('exam', 'http'))), [
      'k8s: Service exams selects 0 workloads',
    ]);
    assert.deepEqual(objectProblems('k8s', of(pod('exams'), service('exams', 'web'))), [
      'k8s: Service exams has the port web, which its pods do not have',
    ]);
  });

  it('finds budgets, scalers and routes that lead nowhere', () => {
    const lost = [
      'kind: PodDisruptionBudget\nmetadata: { name: a }\nspec: { selector: { matchLabels: { name: a } } }',
      'kind: HorizontalPodAutoscaler\nmetadata: { name: b }\nspec: { scaleTargetRef: { name: b } }',
      'kind: Ingress\nmetadata: { name: c }\nspec: { rules: [{ http: { paths: [{ backend: { service: { name: c } } }] } }] }',
    ];
    assert.deepEqual(objectProblems('k8s', of(pod('exams'), ...lost)), [
      'k8s: PodDisruptionBudget a selects 0 workloads',
      'k8s: HorizontalPodAutoscaler b scales nothing',
      'k8s: Ingress c leads to c, which is no Service',
    ]);
  });

  it('finds routes that hang on no listener, and monitors of ports that no pod has', () => {
    const gateway = 'kind: Gateway\nmetadata: { name: concord }\nspec: { listeners: [{ name: https }] }';
    const route = (service: string, listener: string) =>
      `kind: HTTPRoute\nmetadata: { name: a }\nspec: { parentRefs: [{ name: concord, sectionName: ${listener} }], rules: [{ backendRefs: [{ name: ${service} }] }] }`;
    const monitor = (port: string) =>
      `kind: PodMonitor\nmetadata: { name: b }\nspec: { podMetricsEndpoints: [{ port: ${port} }] }`;
    const given = [pod('exams'), service('exams', 'http'), gateway];
    assert.deepEqual(objectProblems('k8s', of(...given, route('exams', 'https'), monitor('http'))), []);
    assert.deepEqual(objectProblems('k8s', of(...given, route('exam', 'http'), monitor('metrics'))), [
      'k8s: HTTPRoute a leads to exam, which is no Service',
      'k8s: HTTPRoute a hangs on concord/http, which no Gateway has',
      'k8s: PodMonitor b reads the port metrics, which no pod has',
    ]);
  });

  it('finds addresses of Services that are not there', () => {
    const env = '          env: [{ name: STUDENTS_URL, value: "http://students:8080" }]';
    const manifests = of(pod('exams', env), service('exams', 'http'));
    assert.deepEqual(addressProblems('k8s', deployedOf(manifests), listeningOf(manifests)), [
      'k8s: exams has STUDENTS_URL=http://students:8080, where nothing listens',
    ]);
  });
});

describe('secretProblems', () => {
  it('finds secrets and keys that the command does not print', () => {
    const env = (name: string, key: string) =>
      `          env: [{ name: A, valueFrom: { secretKeyRef: { name: ${name}, key: ${key} } } }]`;
    const manifests = of(
      pod('students', env('concord-secrets', 'A')),
      pod('exams', env('concord-secrets', 'B')),
      pod('media', env('concord-stores', 'A')),
    );
    assert.deepEqual(secretProblems('k8s', manifests, ['A']), [
      'k8s: exams reads B of concord-secrets, which nobody makes',
      'k8s: media reads A of concord-stores, which nobody makes',
    ]);
  });
});

describe('podHardeningProblems', () => {
  it('finds what PodSecurity would refuse', () => {
    const weak = pod('exams')
      .replace('runAsNonRoot: true', 'runAsNonRoot: false')
      .replace('drop: [ALL]', 'add: [NET_ADMIN]')
      .replace('exams:1.0', 'exams:latest');
    assert.deepEqual(podHardeningProblems('k8s', of(pod('gateway'), weak)), [
      'k8s: exams may run as root',
      'k8s: exams keeps capabilities',
      'k8s: exams has an image without a fixed tag',
    ]);
  });

  it('looks at the pods of jobs that run by a schedule', () => {
    const template = pod('backup').slice(pod('backup').indexOf('  template:')).replaceAll(/^/gm, '    ');
    const job = `apiVersion: batch/v1\nkind: CronJob\nmetadata: { name: backup }\nspec:\n  jobTemplate:\n    spec:\n${template}`;
    assert.deepEqual(podHardeningProblems('k8s', of(job)), []);
    assert.deepEqual(podHardeningProblems('k8s', of(job.replace('drop: [ALL]', 'drop: []'))), [
      'k8s: backup keeps capabilities',
    ]);
  });
});
