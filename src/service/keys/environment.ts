import type { Submission } from '../http/body/submission.ts';
import type { ServiceEnv } from '../http/environment.ts';
import type { KeyGrant } from './apiKeys.ts';

/** What a request carries on a route that needs a key: `authenticate` has found it. */
export interface AuthenticatedEnv extends ServiceEnv {
  Variables: ServiceEnv['Variables'] & { apiKey: KeyGrant };
}

/** The same on a route that has a body too: `receiveBody` has read it. */
export interface SubmissionEnv<Request> extends AuthenticatedEnv {
  Variables: AuthenticatedEnv['Variables'] & { submission: Submission<Request> };
}
