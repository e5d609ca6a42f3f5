import { Dialog, lazyPart } from '@belfry/ui';
import { Suspense } from 'react';
import { Waiting } from '../waiting.js';
import { useShellWords } from '../words.js';

// Few open it: the page need not wait for it.
const SettingsForm = lazyPart(async () => (await import('./settings-form.js')).SettingsForm);

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useShellWords();
  return (
    <Dialog title={words.settings.title} closeLabel={words.close} onClose={onClose}>
      <Suspense fallback={<Waiting />}>
        <SettingsForm />
      </Suspense>
    </Dialog>
  );
}
