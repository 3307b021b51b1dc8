// The console begins here: who is signed in, then the room that the address names.
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { signedIn } from './api.ts';
import { Check } from './check/check.tsx';
import { Desk } from './desk/desk.tsx';
import { Reader } from './reader/reader.tsx';
import { Settings } from './settings/settings.tsx';
import { Shell } from './shell.tsx';
import { SignIn } from './sign-in.tsx';
import { Start } from './start/start.tsx';

/** The address behind `#`, without its slash: "", "desk", "read/ID". */
function useRoom(): string {
  const named = (): string => location.hash.replace(/^#\/?/, '');
  const [room, setRoom] = useState(named);
  useEffect(() => {
    const follow = (): void => setRoom(named());
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  return room;
}

function Room({ room }: { readonly room: string }) {
  const [name, id = ''] = room.split('/');
  if (name === 'read') return <Reader key={id} id={id} />;
  if (name === 'desk') return <Desk />;
  if (name === 'check') return <Check />;
  if (name === 'settings') return <Settings />;
  return <Start />;
}

function Console() {
  const [known, setKnown] = useState<boolean | null>(null);
  const room = useRoom();
  useEffect(() => {
    signedIn().then(setKnown, () => setKnown(false));
  }, []);
  if (known === null) return <p className="waiting">Opening …</p>;
  if (!known) return <SignIn />;
  return (
    <Shell room={room}>
      <Room room={room} />
    </Shell>
  );
}

createRoot(document.getElementById('console')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
