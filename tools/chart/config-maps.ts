import type { Manifest } from '../checks/deploy/manifests.ts';

/** Name of a generated map: Kustomize appends a hash of the content. */
const GENERATED = /^(.+)-[a-z0-9]{10}$/;

/** Keys of maps that are derived from a value of another name, by the template of that value. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  site: { PUBLIC_URL: 'printf "https://%s" .Values.host' },
  backup: { BACKUP_TARGET: '.Values.backup.target' },
  'site-settings': { 'site-settings.yaml': '.Values.siteSettings' },
};

/** The name of a generated map without its hash; undefined for any other name. */
export const plainName = (name: string): string | undefined => GENERATED.exec(name)?.[1];

/** The maps that Kustomize generated, by their names without hash. */
export function generatedMaps(manifests: readonly Manifest[]): Map<string, Record<string, string>> {
  const maps = manifests.filter(({ kind }) => kind === 'ConfigMap');
  return new Map(
    maps.map(({ metadata: { name }, data = {} }) => {
      const plain = plainName(name);
      if (!plain) throw new Error(`The ConfigMap ${name} is not made by Kustomize`);
      return [plain, data];
    }),
  );
}

/** The keys of a map that are values of the chart under the same names. */
export const configOf = (name: string, data: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(data).filter(([key]) => !(key in (DERIVED[name] ?? {}))));

/**
 * The name of a map in a template. It has a hash, so that a changed value rolls the processes that
 * read it.
 */
export const nameIn = (name: string): string => `{{ include "concord.name.${name}" . }}`;
export const dataIn = (name: string): string => `{{- include "concord.data.${name}" . | nindent INDENT }}`;

/** The template definitions of these names. */
export const definitions = (names: Iterable<string>): string =>
  [...names]
    .map((name) => {
      const derived = Object.entries(DERIVED[name] ?? {}).map(
        ([key, value]) => `${key}: {{ ${value} | quote }}\n`,
      );
      return `{{- define "concord.data.${name}" -}}
${derived.join('')}{{- range $name, $value := index .Values.config "${name}" }}
{{ $name }}: {{ $value | toString | quote }}
{{- end }}
{{- end }}
{{- define "concord.name.${name}" -}}
${name}-{{ include "concord.data.${name}" . | sha256sum | trunc 10 }}
{{- end }}
`;
    })
    .join('');
