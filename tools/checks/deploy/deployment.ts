/** A container of the product, as configured in compose or Kubernetes. */
export interface Deployed {
  name: string;
  /** The target of the Dockerfile. */
  image: string;
  /** Command; empty for the image's own. */
  command: readonly string[];
  /** Variables that are set, by name. */
  variables: ReadonlyMap<string, string>;
  /** Variables that are only parts of other values. */
  parts: readonly string[];
  /** Paths and ports of its probes. */
  probes: readonly { path: string; port: number }[];
  /** Paths of mounted files: configs of compose, keys of a ConfigMap. */
  files: readonly string[];
}

/** Name of the program that an image and a command run, such as `exams-worker`. */
export function programOf(command: readonly string[]): { folder: string; program: string } | undefined {
  const script = command.find((word) => /\.(js|ts)$/.test(word));
  const [, folder, program] = /^(.*?)(?:\/dist)?\/(\w+)\.\w+$/.exec(script ?? '') ?? [];
  return folder && program ? { folder, program } : undefined;
}

/** Name of a program in schemas and manifests. */
export function nameOf({ folder, program }: { folder: string; program: string }): string {
  const service = folder.split('/').at(-1) ?? '';
  return program === 'main' ? service : `${service}-${program}`;
}
