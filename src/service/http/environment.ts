import type { HttpBindings } from '@hono/node-server';

/** What every request carries through the application. */
export interface ServiceEnv {
  /** The connection; absent where the application is called without a server. */
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Ends an event stream after so many events; only fault injection sets it. */
    sseCutAfter?: number;
  };
}
