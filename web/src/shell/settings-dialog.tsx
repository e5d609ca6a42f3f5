import { Dialog } from '@belfry/ui';
import { SettingsForm } from './settings-form.js';
import { useShellWords } from './words.js';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useShellWords();
  return (
    // A section of its own: the head of a dialog is no banner of the page.
    <section>
      <Dialog title={words.settings.title} closeLabel={words.close} onClose={onClose}>
        <SettingsForm />
      </Dialog>
    </section>
  );
}
