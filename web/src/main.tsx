import '@belfry/ui/styles.css';
import { addressOfWorker } from 'virtual:address-of-worker';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { openHost } from './host/client.js';
import { forbidEval } from './host/no-eval.js';

forbidEval();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no place for the app');
const host = openHost(() => new Worker(addressOfWorker, { type: 'module' }));
createRoot(root).render(<App host={host} />);
