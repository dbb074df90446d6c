import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Places } from './places.ts';

describe('Places', () => {
  const places = new Places();

  it('fills scalars and parts of them', () =>
    assert.equal(
      places.written({ host: places.scalar('{{ .Values.host }}'), job: `a-${places.scalar('{{ .B }}')}` }),
      'host: {{ .Values.host }}\njob: a-{{ .B }}\n',
    ));

  it('puts lines where a key stood, with its indentation but for those of Helm alone', () =>
    assert.equal(
      places.written({
        spec: { [places.lines('{{- with .A }}', 'name: {{ . }}', '{{- end }}')]: null, b: 1 },
      }),
      'spec:\n{{- with .A }}\n  name: {{ . }}\n{{- end }}\n  b: 1\n',
    ));

  it('knows the indentation of a block, and quotes words that Helm reads as truth', () =>
    assert.equal(
      places.written({ spec: { a: 'on', [places.lines('{{- toYaml .A | nindent INDENT }}')]: null } }),
      'spec:\n  a: "on"\n{{- toYaml .A | nindent 2 }}\n',
    ));

  it('refuses text that Helm would take for its own', () =>
    assert.throws(() => places.written({ summary: '{{ $labels.job }}' }), /as a template/));
});
