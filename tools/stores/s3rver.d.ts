declare module '@20minutes/s3rver' {
  interface Options {
    address: string;
    port: number;
    directory: string;
    silent: boolean;
    resetOnClose: boolean;
    vhostBuckets: boolean;
  }
  export default class S3rver {
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
