/** Message to the operator: `Sample values are still in use: …`; undefined without samples. */
export function sampleNotice(samples: readonly string[], file: string | undefined): string | undefined {
  if (samples.length === 0) return undefined;
  const where =
    file?.split(/[/\\]/).at(-1) ?? 'a file site-settings.yaml (see docs/operations/site-settings.md)';
  return `Sample values are still in use: ${samples.join(', ')}. Replace them in ${where}.`;
}
