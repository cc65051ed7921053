import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds: what browsers load, and the server that renders and answers. */
export default defineConfig({
  plugins: [react(), tailwindcss()],
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'build/client',
        manifest: true,
        // The pages' policy takes nothing that is written into a page, small fonts included.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: ['src/site/site.tsx', 'src/admin/admin.tsx', 'src/ui/site.css', 'src/ui/admin.css'],
        },
      },
    },
    ssr: {
      build: {
        outDir: 'build/server',
        copyPublicDir: false,
        rollupOptions: { input: 'src/app/main.ts' },
      },
    },
  },
});
