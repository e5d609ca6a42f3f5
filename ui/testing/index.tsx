/** Renders for component tests: in a language, with a live region, and after the words are there. */
import type { Language } from '@belfry/engine/words';
import { act, cleanup, configure, type RenderResult, render } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { LanguageProvider, LiveRegion, updateSettings } from '../src/index.js';

/** Chunks are loaded on the way, and a machine may have other things to do. */
configure({ asyncUtilTimeout: 30_000 });

export async function renderIn(language: Language, element: ReactNode): Promise<RenderResult> {
  cleanup();
  updateSettings({ language });
  const wrapped = (
    <LanguageProvider>
      <LiveRegion>
        <Suspense fallback={null}>{element}</Suspense>
      </LiveRegion>
    </LanguageProvider>
  );
  return await act(async () => render(wrapped));
}
