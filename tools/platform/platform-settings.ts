/** Settings of the launcher: folder, address and data of the product. */
export interface PlatformSettings {
  home: string;
  publicPort: number;
  publicHost: string;
  publicUrl: string;
  seed: string;
  /** The workers share one process. */
  isCompact: boolean;
}
