// Takes: how a figure closes. Gives: its ratio in words; "exact" has its number beside it where something is left.
export function ratioText(ratio: string | null, missFt: number, perimeterFt: number): string {
  if (ratio !== 'exact' || missFt === 0) return ratio ?? '—';
  return `exact (1:${Math.round(perimeterFt / missFt).toLocaleString('en-US')})`;
}
