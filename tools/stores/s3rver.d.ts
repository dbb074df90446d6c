declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    resetOnClose: boolean;
    vhostBuckets: boolean;
  }
  interface Context {
    headers: Readonly<Record<string, unknown>>;
    query: Readonly<Record<string, unknown>>;
    status: number;
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  export default class S3rver {
    readonly middleware: Middleware[];
    constructor(options: Options);
    run(): Promise<unknown>;
  }
}

declare module '@20minutes/s3rver/lib/models/account.js' {
  interface Account {
    revokeAccessKey(id: string): void;
    createKeyPair(id: string, secret: string): void;
  }
  const registry: { DUMMY_ACCOUNT: Account };
  export default registry;
}
