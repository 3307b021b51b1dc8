// What SPEC.md names and this version does not serve yet, each with the part that brings it. Empty when the service is whole.

export const PENDING_ENDPOINTS: Readonly<Record<string, string>> = {};

/** Error types no test provokes over HTTP. */
export const PENDING_ERRORS: Readonly<Record<string, string>> = {
  source_unavailable: 'a locate source that is named but not built; every one is',
};

/** Resources whose every field must be seen with a value of its own, and the routes that answer with them. */
export const SEEN_RESOURCES: Readonly<
  Record<string, { routes: RegExp; inside?: string; except?: Record<string, string> }>
> = {
  SignupResponse: { routes: /^POST \/v1\/signup$/ },
  MintResponse: { routes: /^POST \/v1\/keys(\/\w+\/rotate)?$/ },
  KeyRow: {
    routes: /^GET \/v1\/keys$/,
    inside: 'keys',
    except: {
      input_tokens: 'a model as second reader',
      output_tokens: 'a model as second reader',
    },
  },
  RevokeResponse: { routes: /^DELETE \/v1\/keys\/\w+$/ },
  UsageResponse: {
    routes: /^GET \/v1\/usage$/,
    except: {
      input_tokens: 'a model as second reader',
      output_tokens: 'a model as second reader',
    },
  },
  WhoAmIResponse: { routes: /^GET \/v1\/keys\/whoami$/ },
  JobSubmitted: { routes: /^POST \/v1\/extracts$/ },
  JobStatus: { routes: /^GET \/v1\/extracts\/\w+$/ },
  BatchSubmitted: { routes: /^POST \/v1\/batches$/ },
  BatchStatus: { routes: /^GET \/v1\/batches\/\w+$/ },
  BatchResults: { routes: /^GET \/v1\/batches\/\w+\/results$/ },
  UploadSlot: { routes: /^POST \/v1\/uploads$/ },
  RunRow: { routes: /^GET \/v1\/runs$/, inside: 'runs' },
  DeleteResult: { routes: /^DELETE \/v1\/runs(\/\w+)?$/ },
};
