// DECISIONS.md "Staff": GET /v1/admin/accounts and GET /v1/admin/audit. They read; what changes an account is `thence admin`.
import type { FastifyInstance } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { LIMITS } from '../contract/limits.ts';
import { GRANT_KINDS } from '../contract/resources.ts';
import { AUDIT_EVENTS, ENTITLEMENTS, type Ports } from '../service/ports.ts';
import { accountRow, auditRow, listAccounts, listAudit } from '../service/staff.ts';
import { answers, SESSION, SIGNED_IN } from './openapi.ts';
import { wholeInQuery } from './query-number.ts';

const { minimum, maximum, fallback } = LIMITS.runsListed;
const PAGE = {
  limit: wholeInQuery(minimum, maximum).default(fallback),
  before: z.uuid().optional().describe('`next` of the page before.'),
};
const Next = z.uuid().nullable().describe('Ask with it as `before` for what is older; null at the end.');
const DateTime = z.iso.datetime();

const AccountRow = z
  .object({
    account: z.uuid(),
    created_at: DateTime,
    origin: z.string(),
    company: z.string(),
    role: z.string(),
    emails: z.array(z.string()),
    entitlement: z.enum(ENTITLEMENTS),
    closed_at: DateTime.nullable(),
    grant_kind: z.enum(GRANT_KINDS),
    tier: z.string().nullable(),
    seats: z.int().nullable(),
    monthly_cap: z.int(),
    included_docs: z.int().nullable(),
    pool_docs: z.int().nullable(),
    documents: z.int().describe('Billed this UTC month.'),
    active_keys: z.int(),
    stripe_customer_id: z.string().nullable(),
  })
  .meta({ id: 'AccountRow' });
const AuditRow = z
  .object({
    id: z.uuid(),
    at: DateTime,
    event: z.enum(AUDIT_EVENTS),
    account: z.uuid().nullable(),
    actor_kind: z.string(),
    actor: z.string(),
    subject: z.string(),
    detail: z.string(),
  })
  .meta({ id: 'AuditRow' });

export function staffRoutes(app: FastifyInstance, ports: Ports): void {
  const typed = app.withTypeProvider<ZodTypeProvider>();
  const config = { access: 'staff' as const };
  const common = { tags: ['Staff'], security: SESSION };
  const refusals = [...SIGNED_IN, 'invalid_api_key', 'revoked_api_key', 'not_permitted'] as const;
  typed.get(
    '/v1/admin/accounts',
    {
      config,
      schema: {
        ...common,
        operationId: 'listAccounts',
        summary: 'The accounts of the deployment, newest first',
        querystring: z.object(PAGE),
        response: answers(
          { 200: z.object({ accounts: z.array(AccountRow), next: Next }).meta({ id: 'AccountList' }) },
          refusals,
        ),
      },
    },
    async (request) => {
      const { accounts, next } = await listAccounts(ports, request.query);
      return { accounts: accounts.map(accountRow), next };
    },
  );
  typed.get(
    '/v1/admin/audit',
    {
      config,
      schema: {
        ...common,
        operationId: 'listAudit',
        summary: 'Security events, newest first',
        querystring: z.object({
          ...PAGE,
          account: z.uuid().optional(),
          event: z.enum(AUDIT_EVENTS).optional(),
          since: z.union([z.iso.datetime({ offset: true }), z.iso.date()]).optional(),
        }),
        response: answers(
          { 200: z.object({ events: z.array(AuditRow), next: Next }).meta({ id: 'AuditList' }) },
          refusals,
        ),
      },
    },
    async (request) => {
      const { account: accountId, since, ...page } = request.query;
      const { entries, next } = await listAudit(ports, {
        ...page,
        accountId,
        since: since === undefined ? undefined : new Date(since),
      });
      return { events: entries.map(auditRow), next };
    },
  );
}
