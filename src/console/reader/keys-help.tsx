// What each key does in the Reader.
const KEYS = [
  ['↑ ↓', 'course before, next course'],
  ['n  p', 'next doubt, doubt before'],
  ['e', 'correct the chosen course'],
  ['s', 'correct the course suspected of a blunder'],
  ['a', 'balance by the compass rule'],
  ['Ctrl+Enter', 'sign the correction'],
  ['u', 'undo the last correction'],
  ['x', 'export'],
  ['0', 'the whole figure'],
  ['Esc', 'close what is open'],
] as const;

export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <section aria-label="Keys">
      <h3>Keys</h3>
      <dl className="keys">
        {KEYS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onClose}>
        Close
      </button>
    </section>
  );
}
