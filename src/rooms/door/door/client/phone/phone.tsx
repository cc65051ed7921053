import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DOOR_SCREEN } from '../../addresses.ts';
import { Door } from './door.ts';
import { DoorPage } from './door-page.tsx';
import { allowSound } from './signal.ts';
import { Wall } from './wall.tsx';
import './phone.css';

const root = document.getElementById('door');
if (!root) throw new Error('the page has no place for the door');
const { pathname } = window.location;

function page() {
  if (pathname.startsWith(DOOR_SCREEN)) return <Wall />;
  const [, , link = ''] = pathname.split('/');
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `/door/${link}/app.webmanifest`;
  document.head.append(manifest);
  // After the page was loaded anew nobody types the PIN, which else allows it.
  for (const touch of ['pointerdown', 'keydown']) window.addEventListener(touch, allowSound, { once: true });
  const door = new Door(link, root?.hasAttribute('data-over') ?? false);
  void door.start();
  return <DoorPage door={door} />;
}

createRoot(root).render(<StrictMode>{page()}</StrictMode>);
