declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  /** The little of it that the tests use; the package has no types of its own. */
  export default class S3rver {
    constructor(options: { directory: string; silent: boolean; configureBuckets: { name: string }[] });
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
