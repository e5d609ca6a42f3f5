/** The switch of notifications in the settings: there where a server would send them, and a browser might show them. */
import { Switch } from '../shell/settings/switch.js';
import { usePush } from './use-push.js';
import { useDaysWords } from './words/index.js';

export function PushSwitch() {
  const { push } = useDaysWords();
  const { state, turnOn, turnOff } = usePush();
  switch (state.is) {
    case 'looking':
      return null;
    case 'unsupported':
      return state.why === 'install' ? <Switch label={push.label} help={push.install} isOff checked={false} /> : null;
    case 'denied':
      return <Switch label={push.label} help={push.denied} isOff checked={false} />;
    case 'off':
      return (
        <Switch label={push.label} help={state.hasFailed ? push.failed : push.help} checked={false} onChange={turnOn} />
      );
    case 'turning':
    case 'on':
      return <Switch label={push.label} help={push.help} checked isOff={state.is === 'turning'} onChange={turnOff} />;
  }
}
