// The page itself applies the stored theme before its first paint; this also colours what the browser draws
// around it.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') show(theme);
} catch {
  // Storage is switched off: the system's theme stands.
}

// The one place that keeps a choice, so that it counts before the page has come to life as well as after.
document.addEventListener('change', ({ target }) => {
  if (target.name === 'theme') keep(target.value);
});
window.addEventListener('theme-changed', ({ detail }) => keep(detail));
// A choice in another tab; without a key all was cleared.
window.addEventListener('storage', ({ key, newValue }) => {
  if (key !== 'theme' && key !== null) return;
  window.dispatchEvent(new CustomEvent('theme-changed', { detail: newValue ?? 'system' }));
});

/** On the page and in what the browser draws around it. */
function show(theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  for (const color of document.querySelectorAll('meta[name="theme-color"]')) {
    const own = color.dataset.theme;
    if (theme === 'system') color.media = `(prefers-color-scheme: ${own})`;
    else color.media = theme === own ? 'all' : 'not all';
  }
}

function keep(theme) {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem('theme');
    else localStorage.setItem('theme', theme);
  } catch {
    // It holds for this page.
  }
}
