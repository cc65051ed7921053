// Runs before the page is painted, so that it never flashes in the other theme.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is switched off: the system's theme stands.
}

// A choice made before the page has come to life counts as well.
document.addEventListener('change', ({ target }) => {
  if (target.name !== 'theme') return;
  if (target.value === 'system') {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem('theme');
  } else {
    document.documentElement.dataset.theme = target.value;
    localStorage.setItem('theme', target.value);
  }
});
