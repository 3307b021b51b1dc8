// Takes: the contract. Gives: the shapes of answers as types. Never: a check at run time: the service checked them.
import type { z } from 'zod';
import type * as resources from '../contract/resources.ts';

export type JobSubmitted = z.infer<typeof resources.JobSubmitted>;
export type JobStatus = z.infer<typeof resources.JobStatus>;
export type BatchSubmitted = z.infer<typeof resources.BatchSubmitted>;
export type BatchStatus = z.infer<typeof resources.BatchStatus>;
export type UploadSlot = z.infer<typeof resources.UploadSlot>;
export type RunRow = z.infer<typeof resources.RunRow>;
export type DeleteResult = z.infer<typeof resources.DeleteResult>;
export type Placement = z.infer<typeof resources.Placement>;
export type {
  KeyListResponse,
  MintResponse,
  RevokeResponse,
  UsageResponse,
  WhoAmIResponse,
} from '../contract/resources.ts';
