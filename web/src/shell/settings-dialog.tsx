import { Dialog } from '@belfry/ui';
import { SettingsForm } from './settings-form.js';
import { useShellWords } from './words.js';

export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useShellWords();
  return (
    <Dialog title={words.settings.title} closeLabel={words.close} onClose={onClose}>
      <SettingsForm />
    </Dialog>
  );
}
