// Takes: a month's billed documents by account and rate. Gives: the lines of a CSV file for invoicing.
// Never: a cell that a spreadsheet would run: who signs up chooses the company's name.
import { csvCell } from '../artifacts/csv-cell.ts';
import { type Rate, RATES } from './billing-ports.ts';
import type { UsageByRate } from './ports.ts';

/** Cents a metered document (SPEC.md "Limits", DECISIONS.md "Plans"); what is not metered is paid by its plan. */
const CENTS: Readonly<Partial<Record<Rate, number>>> = { full: 50, half: 25 };

const COLUMNS = [
  ...['month', 'account', 'company', 'email', 'plan', 'tier', 'seats', 'documents'],
  ...RATES,
  ...['metered_usd', 'input_tokens', 'output_tokens', 'stripe_customer_id'],
];

export function usageCsv(month: string, rows: readonly UsageByRate[]): string[] {
  return [COLUMNS.join(','), ...rows.map((row) => cellsOf(month, row).map(cell).join(','))];
}

function cellsOf(month: string, { account, email, documents, inputTokens, outputTokens }: UsageByRate) {
  const all = RATES.reduce((sum, rate) => sum + documents[rate], 0);
  const cents = RATES.reduce((sum, rate) => sum + documents[rate] * (CENTS[rate] ?? 0), 0);
  return [
    ...[
      month,
      account.id,
      account.company,
      email ?? '',
      account.grantKind,
      account.tier ?? '',
      account.seats ?? '',
      all,
    ],
    ...RATES.map((rate) => documents[rate]),
    ...[(cents / 100).toFixed(2), inputTokens, outputTokens, account.stripeCustomerId ?? ''],
  ];
}

function cell(value: string | number): string {
  return typeof value === 'number' ? String(value) : csvCell(value);
}
