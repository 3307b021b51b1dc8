// How far a paper is read: pages, and about how long it takes yet.
import type { Progress } from './reading.ts';

export function ProgressLine({ progress }: { readonly progress: Progress | null }) {
  if (!progress) return <span className="soft">waiting for its turn</span>;
  const { read, pages, since } = progress;
  if (pages === 0) return <progress aria-label="Reading" />;
  const left = read === 0 ? null : Math.round(((Date.now() - since) / read / 1000) * (pages - read));
  return (
    <span className="progress-line">
      <progress max={pages} value={read} aria-label={`Page ${read} of ${pages}`} /> page {Math.min(read + 1, pages)} of{' '}
      {pages}
      {left !== null && left > 1 && `, about ${left < 90 ? `${left} s` : `${Math.round(left / 60)} min`} left`}
    </span>
  );
}
