import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

// Tests run on the sources, not on what was built from them.
const conditions = ['belfry-source', ...defaultServerConditions];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: { include: ['**/*.test.{ts,tsx}'], exclude: ['**/node_modules/**', '**/dist/**'], testTimeout: 120_000 },
});
