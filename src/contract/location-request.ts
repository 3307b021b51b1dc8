// Gives: what POST /v1/locate is asked beside the extraction. Never: which sources there are; the service refuses an unknown one.
import { z } from 'zod';

export const RequestedLocation = z.object({ source: z.string().nullish() });
