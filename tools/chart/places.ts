import { stringify } from 'yaml';

/** Placeholder for Helm's text in a manifest; plain in YAML, so that it is not quoted. */
const TOKEN = /HELM_(\d+)_/g;
const LINE = /^( *)HELM_(\d+)_: null$/gm;

/** Placeholders in manifests for template text of Helm. */
export class Places {
  private readonly texts: string[] = [];

  /** A placeholder for a scalar or a part of one: `{{ .Values.host }}`. */
  scalar(text: string): string {
    return `HELM_${this.texts.push(text) - 1}_`;
  }

  /**
   * A placeholder key, whose line is replaced by lines of a template; INDENT stands for the
   * indentation of the key.
   */
  lines(...lines: string[]): string {
    return this.scalar(lines.join('\n'));
  }

  /** The template text of a manifest. */
  written(manifest: object): string {
    const text = stringify(manifest, { lineWidth: 0, aliasDuplicateObjects: false, compat: 'yaml-1.1' });
    if (text.includes('{{')) throw new Error(`Helm would read this as a template:\n${text}`);
    const filled = text.replaceAll(LINE, (_, indent: string, index: string) =>
      this.textOf(index)
        .replaceAll('INDENT', String(indent.length))
        .replaceAll(/^(?!\{\{-)/gm, indent),
    );
    return filled.replaceAll(TOKEN, (_, index: string) => this.textOf(index));
  }

  private textOf(index: string): string {
    return this.texts[Number(index)] ?? '';
  }
}
