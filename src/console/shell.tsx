// What stands round every room: the name, the ways to the rooms, whether the service is reached.
import { type ReactNode, useEffect, useState } from 'react';

const ROOMS = [
  ['', 'Read'],
  ['desk', 'Desk'],
  ['check', 'Check'],
  ['settings', 'Settings'],
] as const;

function useOnline(): boolean {
  const [online, setOnline] = useState(navigator.onLine);
  useEffect(() => {
    const look = (): void => setOnline(navigator.onLine);
    addEventListener('online', look);
    addEventListener('offline', look);
    return () => {
      removeEventListener('online', look);
      removeEventListener('offline', look);
    };
  }, []);
  return online;
}

export function Shell({ room, children }: { readonly room: string; readonly children: ReactNode }) {
  const online = useOnline();
  const here = room.split('/')[0] === 'read' ? '' : room;
  return (
    <>
      <header className="shell">
        <a className="name" href="#/">
          <svg viewBox="0 0 32 32" aria-hidden="true">
            <path d="M5 25 9 7l17 3-3 17z" />
            <circle cx="5" cy="25" r="3" />
          </svg>
          thence
        </a>
        <nav aria-label="Rooms">
          {ROOMS.map(([at, title]) => (
            <a key={at} href={`#/${at}`} aria-current={here === at ? 'page' : undefined}>
              {title}
            </a>
          ))}
          <a href="/docs">API</a>
        </nav>
      </header>
      {!online && <p className="notice warn">This browser is offline. What was read before can still be looked at.</p>}
      <main>{children}</main>
    </>
  );
}
