import { stringify } from 'yaml';

/** Text of Helm in a manifest until it is written; plain in YAML, so that nothing quotes it. */
const TOKEN = /HELM_(\d+)_/g;
const LINE = /^( *)HELM_(\d+)_: null$/gm;

/** Places in manifests that Helm fills from the values of a chart. */
export class Places {
  private readonly texts: string[] = [];

  /** A scalar, or a part of one: `{{ .Values.host }}`. */
  scalar(text: string): string {
    return `HELM_${this.texts.push(text) - 1}_`;
  }

  /** A key whose line becomes lines of a template; INDENT in them is the number of blanks before the key. */
  lines(...lines: string[]): string {
    return this.scalar(lines.join('\n'));
  }

  /** A manifest as the text of a template. */
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
