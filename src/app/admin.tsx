import { createRoot } from 'react-dom/client';
import { Admin } from './admin/admin.tsx';

const root = document.getElementById('admin');
if (!root) throw new Error('the page has no place for the admin');
// Each screen brings its own title; the page's first one would win over it.
document.querySelector('title')?.remove();
createRoot(root).render(<Admin />);
