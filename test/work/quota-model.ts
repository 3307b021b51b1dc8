// The quota as DECISIONS.md "Accounts" and docs/decisions/0060 say it, in a few lines of its own: what an account may still submit, what
// each billed document is taken from, and the figures its keys show. It shares no code with src/.

export type Plan = 'free' | 'trial' | 'pack' | 'seat' | 'volume' | 'arrangement' | 'none';

export interface Month {
  documents: number;
  included: number;
  overage: number;
}

export interface Refused {
  readonly type: string;
  readonly used?: number;
  readonly cap?: number;
}

const EXHAUSTED: Record<string, string> = {
  free: 'free_tier_exhausted',
  trial: 'trial_exhausted',
  pack: 'pack_exhausted',
};

export class QuotaModel {
  kind: 'free' | 'trial' | 'pack' | 'subscription' | 'arrangement' | 'closed' = 'free';
  cap = 3;
  included: number | null = null;
  /** Of a pool: granted and spent. */
  granted: number | null = 3;
  spent = 0;
  /** Documents that never expire, set aside. */
  kept = 0;
  packs = 0;
  trialEndsAt: Date | null = null;
  inFlight = 0;
  /** What counts against the key's concurrency: singles not ended, batch items that run. */
  keyInFlight = 0;
  lifetime = 0;
  readonly months = new Map<string, Month>();

  month(name: string): Month {
    const known = this.months.get(name) ?? { documents: 0, included: 0, overage: 0 };
    this.months.set(name, known);
    return known;
  }

  /** Null where so many documents are admitted, which they then are. */
  submit(month: string, documents: number, path: 'single' | 'batch'): Refused | null {
    if (this.kind === 'closed') return { type: 'no_entitlement' };
    if (path === 'single' && this.keyInFlight >= (this.kind === 'free' ? 2 : 25)) return { type: 'too_many_in_flight' };
    const used = (this.granted === null ? this.month(month).documents : this.spent) + this.inFlight;
    const cap = this.granted ?? this.cap;
    if (used + documents > cap) return { type: EXHAUSTED[this.kind] ?? 'quota_exceeded', used, cap };
    this.inFlight += documents;
    if (path === 'single') this.keyInFlight += documents;
    return null;
  }

  /** One document that was read, in that month. */
  bill(month: string): void {
    const of = this.month(month);
    of.documents += 1;
    this.lifetime += 1;
    if (this.kind === 'closed' || this.kind === 'arrangement') return;
    if (this.granted !== null) {
      if (this.spent < this.granted) this.spent += 1;
    } else if (of.included < this.included!) of.included += 1;
    else if (this.kept > 0) this.kept -= 1;
    else of.overage += 1;
  }

  /** Nothing follows a trial that staff gave. */
  endTrial(now: Date): void {
    if (this.kind === 'trial' && now >= this.trialEndsAt!) this.grant('none', 1, now);
  }

  grant(plan: Plan, count: number, now: Date): void {
    const lasting = this.kept + (this.kind === 'free' || this.kind === 'pack' ? this.granted! - this.spent : 0);
    switch (plan) {
      case 'free':
        return this.onCredits(Math.max(3, lasting));
      case 'none':
        if (lasting > 0) return this.onCredits(lasting);
        this.kind = 'closed';
        return;
      case 'pack':
        this.packs += count;
        if (this.kind === 'pack') this.cap = this.granted = this.granted! + 10 * count;
        else if (this.kind === 'free' || this.kind === 'closed') this.onCredits(lasting + 10 * count);
        else this.kept += 10 * count;
        return;
      case 'trial':
        if (this.kind !== 'trial') this.set('trial', 3, null, 3, lasting);
        this.trialEndsAt = new Date(now.getTime() + 14 * 86_400_000);
        return;
      case 'seat':
        return this.set('subscription', 200 * count, 50 * count, null, lasting);
      case 'volume':
        return this.set('subscription', 100_000, 0, null, lasting);
      case 'arrangement':
        return this.set('arrangement', 1_000_000_000, null, null, lasting);
    }
  }

  /** As KeyRow shows it. */
  figures(month: string) {
    const { documents, overage } = this.month(month);
    const pool = this.granted === null ? null : this.granted - this.spent;
    return { cap: this.cap, included: this.included, pool, documents, overage, lifetime: this.lifetime };
  }

  private onCredits(credits: number): void {
    if (this.packs === 0 && credits <= 3) {
      this.set('free', 3, null, 3, 0);
      this.spent = 3 - credits;
    } else this.set('pack', credits, null, credits, 0);
  }

  private set(kind: QuotaModel['kind'], cap: number, included: number | null, granted: number | null, kept: number) {
    Object.assign(this, { kind, cap, included, granted, kept, spent: 0 });
  }
}
